import { get, type IncomingMessage } from "node:http";
import { hydrated } from "./late";
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

for (const path of ["/", "/en"]) {
  test(`The first view of ${path}, HTML with its style sheet, is at most 20 KB`, async ({
    page,
    baseURL,
  }) => {
    const bytes = await bytesOnTheWay(`${baseURL}${path}`);
    note(`first view of ${path}`, bytes);
    expect(bytes).toBeLessThanOrEqual(20 * KILOBYTE);
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain('rel="stylesheet"');
  });
}

test("Home's scripts are at most 93 KB in all", async ({ page }) => {
  const asked = await askedFor(page, "/");
  const scripts = [...new Set(asked.filter((url) => new URL(url).pathname.endsWith(".js")))];
  expect(scripts.length).toBeGreaterThan(5);
  const sizes = await Promise.all(scripts.map(bytesOfScript));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  note(`${scripts.length} scripts of home`, bytes);
  expect(bytes).toBeLessThanOrEqual(93 * KILOBYTE);
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
