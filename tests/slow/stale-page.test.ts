import { afterAll, beforeAll, expect, test } from "vitest";
import { unescapeHtml } from "../support/html";
import { startStack, type Stack } from "../support/stack";
import { ask, open } from "../support/visit";

/** Pages whose scripts, pictures or dialogs request something later. */
const PAGES = ["/", "/detay-duyuru-haber/1007", "/galeri/1", "/iletisim", "/gunluk-bulten"];
const VALUES =
  /\s(?:src|srcset|data-[\w-]+|imagesrcset)="([^"]+)"|<(?:link|a)\s[^>]*href="(\/assets\/[^"]+)"/g;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterAll(() => stack.stop());

/**
 * Addresses of this portal that a page loads or reports by itself: scripts, pictures in each size, beacons.
 */
function fetchedBy(html: string): string[] {
  const values = [...html.matchAll(VALUES)].flatMap(([, value = "", asset = ""]) => [value, asset]);
  return values
    .flatMap((value) => unescapeHtml(value).split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
    .filter((address) => /^\/[\w-]/.test(address));
}

const statusOf = async (address: string) => {
  const isCounted = address.startsWith("/okundu/");
  const headers = { Origin: stack.portal.url, "Sec-Fetch-Site": "same-origin" };
  return (await ask(stack.portal.url, address, isCounted ? { method: "POST", headers } : {})).status;
};

test("nothing that a cached page requests expires before the page", async () => {
  const seen = new Map<string, string[]>();
  for (const path of PAGES) {
    const { status, body } = await open(stack.portal.url, path);
    expect(status, path).toBe(200);
    seen.set(path, fetchedBy(body));
    await Promise.all(fetchedBy(body).map(statusOf));
  }
  await stack.upstream.stop();
  for (const minutes of [9, 51]) {
    await stack.clock.advance({ minutes });
    for (const path of PAGES) {
      const page = await open(stack.portal.url, path);
      expect(page.status, path).toBe(200);
      const addresses = new Set([...(seen.get(path) ?? []), ...fetchedBy(page.body)]);
      expect(addresses.size).toBeGreaterThan(0);
      const visits = [...addresses].map(async (address) => ({ address, status: await statusOf(address) }));
      expect((await Promise.all(visits)).filter(({ status }) => status >= 400)).toEqual([]);
    }
  }
}, 120_000);
