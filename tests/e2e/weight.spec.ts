import { get, type IncomingMessage } from "node:http";
import { hydrated } from "./late";
import type { Request } from "@playwright/test";
import { expect, test, type Page } from "./test";

const KILOBYTE = 1000;

/** The bytes of an answer as they travel, to a browser that takes brotli. */
function bytesOnTheWay(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br", Accept: "text/html,*/*" } }, (answer) => {
      resolve(countBytes(answer));
    }).on("error", reject);
  });
}

async function countBytes(answer: IncomingMessage): Promise<number> {
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-encoding"]).toBe("br");
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}

/** Opens a page, lets it live, and says what it has asked for. */
async function askedFor(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return asked;
}

function note(what: string, bytes: number): void {
  console.log(`${what}: ${(bytes / KILOBYTE).toFixed(1)} KB brotli`);
}

/** What a page may weigh until it is complete, on a phone whose cache is empty: bytes of its first view, and of all. */
const BUDGETS = [
  { name: "home", path: "/", view: 16.4, complete: 60, requests: 8 },
  { name: "home in English", path: "/en", view: 15.7, complete: 60, requests: 8 },
  { name: "a list", path: "/duyuru-haber-list", view: 12.9, complete: 75, requests: 12 },
  { name: "a detail", path: "/detay-duyuru-haber/1007", view: 14, complete: 34, requests: 3 },
  { name: "the daily bulletin", path: "/gunluk-bulten", view: 16.5, complete: 20, requests: 2 },
  { name: "log-in", path: "/giris", view: 17.2, complete: 20.5, requests: 2 },
];

/** What was asked for before the load event, with its bytes as they came, headers included. */
async function untilComplete(page: Page, path: string): Promise<{ url: string; bytes: number }[]> {
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on("request", note);
  await page.goto(path, { waitUntil: "load" });
  page.off("request", note);
  return Promise.all(
    asked.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { url: request.url(), bytes: responseBodySize + responseHeadersSize };
    }),
  );
}

for (const { name, path, view, complete, requests } of BUDGETS) {
  test(`${name}: first view, requests and bytes until complete keep their budgets @phone`, async ({
    page,
    baseURL,
  }) => {
    const first = await bytesOnTheWay(`${baseURL}${path}`);
    note(`first view of ${name}`, first);
    expect(first).toBeLessThanOrEqual(view * KILOBYTE);
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain('rel="stylesheet"');
    const asked = await untilComplete(page, path);
    const bytes = asked.reduce((sum, request) => sum + request.bytes, 0);
    note(`${asked.length} requests of ${name} until it is complete`, bytes);
    expect(asked.length).toBeLessThanOrEqual(requests);
    expect(bytes).toBeLessThanOrEqual(complete * KILOBYTE);
    // Of scripts only the starter, which waits for all of this.
    const scripts = asked.filter(({ url }) => url.endsWith(".js"));
    expect(scripts.map(({ url }) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/starter-/),
    ]);
    expect(scripts[0]?.bytes).toBeLessThanOrEqual(1.6 * KILOBYTE);
  });
}

/** Hardly more than a server sends before it waits for a first answer (RFC 6928: ten packets). */
const FIRST_FLIGHT = 14 * 1024;

/** A page that is asked for often is compressed once more, better. */
test("Home as most visitors get it is at most 14 KiB", async ({ baseURL }) => {
  await expect
    .poll(() => bytesOnTheWay(`${baseURL}/`), { intervals: [50], timeout: 20_000 })
    .toBeLessThanOrEqual(FIRST_FLIGHT);
});

test("Home's scripts are at most 92 KB in all", async ({ page }) => {
  const asked = await askedFor(page, "/");
  const scripts = [...new Set(asked.filter((url) => new URL(url).pathname.endsWith(".js")))];
  expect(scripts.length).toBeGreaterThan(5);
  const sizes = await Promise.all(scripts.map(bytesOfScript));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  note(`${scripts.length} scripts of home`, bytes);
  expect(bytes).toBeLessThanOrEqual(92 * KILOBYTE);
});

test("Nothing is asked of any other host", async ({ page, baseURL }) => {
  for (const path of ["/", "/duyuru-haber-list", "/detay-duyuru-haber/1007"]) {
    const elsewhere = (await askedFor(page, path)).filter(
      (url) => !url.startsWith("data:") && new URL(url).origin !== baseURL,
    );
    expect(elsewhere).toEqual([]);
  }
});

/** The smallest files are sent as they are: compressing them would gain nothing. */
async function bytesOfScript(address: string): Promise<number> {
  const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  expect(response.status).toBe(200);
  const plain = (await response.arrayBuffer()).byteLength;
  return response.headers.get("content-encoding") === "br" ? bytesOnTheWay(address) : plain;
}
