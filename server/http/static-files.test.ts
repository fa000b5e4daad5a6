import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { precompressAssets } from "./precompressed-assets";
import { loadStaticFiles, type StaticFiles } from "./static-files";
import { sendRaw } from "./testing/ask";
import { page, PRIVATE, startTestFront, type TestFront } from "./testing/test-front";

const SCRIPT = Array.from({ length: 200 }, (_, at) => `export const şehir${at} = "İzmir ${at * at}";\n`).join(
  "",
);
const FILES: Record<string, string> = {
  "assets/home-B1x2_y3Z.js": SCRIPT,
  "assets/i18n/tr.json": JSON.stringify({ kapat: "Kapat ".repeat(300) }),
  "robots.txt": "User-agent: *\n",
  "logo.svg": "<svg/>",
  "çiçek.png": "png",
  ".vite/manifest.json": "{}",
  ".env": "SECRET=1",
};

let directory: string;
let files: StaticFiles;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "portal-static-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  files = await loadStaticFiles(directory);
});

afterAll(() => rm(directory, { recursive: true }));

const start = (): Promise<TestFront> =>
  startTestFront(() => Promise.resolve(page("app", PRIVATE)), { files });

test.each([
  ["/assets/home-B1x2_y3Z.js", "public, max-age=31536000, immutable", "text/javascript; charset=utf-8"],
  ["/assets/i18n/tr.json", "public, max-age=3600", "application/json; charset=utf-8"],
  ["/robots.txt?v=1", "public, max-age=3600", "text/plain; charset=utf-8"],
  ["/%C3%A7i%C3%A7ek.png", "public, max-age=3600", "image/png"],
])("serves %s with lifetime and type, and 304 for its ETag", async (path, cacheControl, type) => {
  const front = await start();
  const { headers, status } = await front.get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "cache-control": cacheControl, "content-type": type });
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers.age).toBeUndefined();
  expect((await front.get(path, { "If-None-Match": headers.etag ?? "" })).status).toBe(304);
  expect(front.rendered).toEqual([]);
});

test("serves text precompressed, with the build's better compression where there is one", async () => {
  const front = await start();
  const quick = await front.get("/assets/home-B1x2_y3Z.js", { "Accept-Encoding": "br" });
  await precompressAssets(directory);
  files = await loadStaticFiles(directory);
  const built = await start();
  const packed = await built.get("/assets/home-B1x2_y3Z.js", { "Accept-Encoding": "br" });
  expect(packed.text).toBe(SCRIPT);
  expect(packed.body).toEqual(await readFile(join(directory, "assets/home-B1x2_y3Z.js.br")));
  expect(packed.body.length).toBeLessThanOrEqual(quick.body.length);
  expect(packed.headers.etag).toBe(quick.headers.etag);
  expect((await built.get("/assets/home-B1x2_y3Z.js", { "Accept-Encoding": "gzip" })).text).toBe(SCRIPT);
  expect(
    (await built.get("/robots.txt", { "Accept-Encoding": "br" })).headers["content-encoding"],
  ).toBeUndefined();
});

test.each([
  ["/.env", "Not Found\n"],
  ["/.vite/manifest.json", "Not Found\n"],
  ["/../package.json", "Not Found\n"],
  ["/assets/home-B1x2_y3Z.js.br", "app"],
  ["/assets", "app"],
  ["/assets/", "app"],
  ["/assets/..%2f.env", "app"],
])("%s is not a static file", async (path, body) => {
  const front = await start();
  const reply = await sendRaw(front.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(reply.endsWith(`\r\n\r\n${body}`)).toBe(true);
});
