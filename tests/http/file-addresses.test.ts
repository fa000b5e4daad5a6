import { beforeAll, describe, expect, test } from "vitest";
import { expectPlaceholder, fileAddresses, getFile } from "../support/file-visits";
import { seriousLines } from "../support/log-lines";
import { onlyItem } from "../support/only-item";
import type { Recorder } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";

const stack = sharedStack();
let proxy: Recorder;
let pictures: string[];
let documents: string[];

beforeAll(async () => {
  proxy = stack.proxy;
  ({ pictures, documents } = await fileAddresses(stack.portal.url));
});

const get = (address: string, init?: RequestInit) => getFile(stack.portal.url, address, init);
const isPlaceholder = (address: string) => expectPlaceholder(stack.portal.url, address);
const picture = (index: number) => pictures[index] ?? "";
const fileRequests = () => proxy.requestsTo("/files/").length;

describe("only files named by our own pages can be fetched", () => {
  const [SIGNATURE, OTHER] = ["a".repeat(16), "b".repeat(16)];

  test.each([
    `/dosya/${SIGNATURE}/files/x.jpg`,
    `/dosya/${OTHER}/`,
    "/dosya//files/x.jpg",
    `/dosya/${SIGNATURE}/../../../etc/passwd`,
    `/dosya/${SIGNATURE}/..%2f..%2fetc%2fpasswd`,
    `/dosya/${SIGNATURE}/http://127.0.0.1:1/`,
    `/dosya/${SIGNATURE}/%2f%2fevil.example/x`,
    `/dosya/${SIGNATURE}/http%3A%2F%2F169.254.169.254%2Flatest`,
    "/dosya/__proto__/files/x.jpg",
  ])("%s", async (address) => {
    const before = proxy.requests.length;
    const { status } = await get(address);
    expect([308, 400, 404]).toContain(status);
    expect(proxy.requests).toHaveLength(before);
  });

  test("a signature is valid for its own path only", async () => {
    const [, , signature] = picture(0).split("/");
    const before = fileRequests();
    for (const path of ["files/other.jpg", "api/v1/Alpha.WebPanel/Event", `${picture(0).slice(9)}/..`, ""]) {
      await isPlaceholder(`/dosya/${signature}/${path || "x"}`);
    }
    expect(fileRequests()).toBe(before);
  });

  test.each(["/api/v1/General/Kullanici/GetOwnUser", "./API//v1/General/Kullanici/GetOwnUser"])(
    "no API call, even if an editor names it as a file: %s",
    async (DosyaYolu) => {
      const file = { Id: 1, DosyaAdi: "Hesap.pdf", DosyaYolu, Uzanti: "pdf" };
      const { documents: named } = await onlyItem(stack, { Id: 1003, Dosyalar: [file] }, () =>
        fileAddresses(stack.portal.url),
      );
      const calls = proxy.requestsTo("GetOwnUser").length;
      await isPlaceholder(named[0] ?? "");
      expect(proxy.requestsTo("GetOwnUser")).toHaveLength(calls);
    },
  );

  test("a document is saved under its title", async () => {
    const [path = "", name = ""] = (documents[0] ?? "").split("?ad=");
    expect(name).not.toBe("");
    await isPlaceholder(path);
    await isPlaceholder(`${path}?ad=Fatura.exe`);
  });

  test("redirects of the store are not followed", async () => {
    let visits = 0;
    proxy.intercept("/secret", (_, response) => {
      visits += 1;
      response.writeHead(200, { "Content-Type": "image/png" }).end("secret");
    });
    proxy.intercept("/files/", (_, response) => {
      response.writeHead(302, { Location: `${proxy.url}/secret` }).end();
    });
    await isPlaceholder(`${picture(4)}?w=320`);
    expect((await get(documents[0] ?? "")).status).toBe(404);
    expect(visits).toBe(0);
  });

  test("the token goes to the store, never to the visitor", async () => {
    const received = proxy.requestsTo("/files/");
    expect(received.every(({ headers }) => headers.authorization?.startsWith("Bearer "))).toBe(true);
    const { headers } = await get(documents[0] ?? "");
    expect([...headers.keys()]).not.toContain("authorization");
  });
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
