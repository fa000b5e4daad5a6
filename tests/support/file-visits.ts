import { expect } from "vitest";
import { elements, hrefs } from "./html";
import { expectSecurityHeaders } from "./security";
import { open } from "./visit";

/** Addresses of pictures (without their width) and documents on pages of the demo exchange. */
export async function fileAddresses(origin: string): Promise<{ pictures: string[]; documents: string[] }> {
  const list = await open(origin, "/haber-list");
  const item = await open(origin, "/detay-duyuru-haber/1003");
  if (item.status !== 200) throw new Error(`the item with documents answered ${item.status}`);
  const isFile = (address = "") => address.startsWith("/dosya/");
  const sources = elements(list.body, "img").map(({ src }) => src ?? "");
  return {
    pictures: sources.filter(isFile).map((src) => src.split("?")[0] ?? ""),
    documents: hrefs(item.body).filter(isFile),
  };
}

/** A file as received. */
export async function getFile(origin: string, address: string, init: RequestInit = {}) {
  const answer = await fetch(origin + address, { redirect: "manual", ...init });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Expects our placeholder drawing with the right status, cached briefly. */
export async function expectPlaceholder(origin: string, address: string): Promise<void> {
  const { status, headers, bytes } = await getFile(origin, address);
  expect(status, address).toBe(404);
  expect(headers.get("content-type")).toMatch(/^image\/svg\+xml/);
  expect(bytes.toString("utf8")).not.toContain("script");
  expect(Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1])).toBeLessThanOrEqual(60);
  expectSecurityHeaders(headers);
}
