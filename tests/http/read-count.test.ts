import { beforeAll, beforeEach, expect, test } from "vitest";
import { textOf } from "../support/html";
import { purge } from "../support/purge";
import { sharedStack } from "../support/stack-of-file";
import { expectSecurityHeaders } from "../support/security";
import { ask, askUntil, open } from "../support/visit";

const RAISE = "IcerikOkunmaSayisiArttir";
const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});
beforeEach(() => {
  stack.proxy.requests.length = 0;
});

/** The beacon that a browser sends from our page. */
const beacon = (path: string, headers: Record<string, string> = {}) =>
  ask(origin, path, {
    method: "POST",
    headers: { Origin: origin, "Sec-Fetch-Site": "same-origin", ...headers },
  });
const READERS = /([\d.]+) kez okundu/;
/** The count on a page; repeated while the upstream is too slow. */
async function readersOn(path: string): Promise<number> {
  const { body } = await askUntil(
    (visit) => READERS.test(textOf(visit.body)),
    () => open(origin, path),
  );
  return Number(READERS.exec(textOf(body))?.[1]?.replace(".", "") ?? 0);
}

test("a prefetched or opened page is not read yet", async () => {
  for (const path of ["/detay-duyuru-haber/1007", "/detay/1001"])
    expect((await open(origin, path, { "Sec-Purpose": "prefetch" })).status).toBe(200);
  expect((await open(origin, "/detay-duyuru-haber/1007")).status).toBe(200);
  expect(stack.proxy.requestsTo(RAISE)).toEqual([]);
});

test.each(["/detay-duyuru-haber/1007", "/detay/1001", "/detay-menu/351"])(
  "%s shows its readers",
  async (path) => {
    expect(await readersOn(path)).toBeGreaterThan(0);
  },
);

test("a reading is counted upstream, and shown once the page is renewed", async () => {
  const before = await readersOn("/detay-duyuru-haber/1004");
  const { status, headers, body } = await beacon("/okundu/1004");
  expect([status, body]).toEqual([204, ""]);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.getSetCookie()).toEqual([]);
  expectSecurityHeaders(headers);
  expect(stack.proxy.requestsTo(`${RAISE}/1004`)).toMatchObject([{ method: "POST", body: "" }]);
  expect(await readersOn("/detay-duyuru-haber/1004")).toBe(before);
  await purge(stack);
  expect(await readersOn("/detay-duyuru-haber/1004")).toBe(before + 1);
});

test("opening a page counts nobody: no crawler, no prefetch", async () => {
  for (const path of ["/detay-duyuru-haber/1008", "/en/news/1008"]) await open(origin, path);
  expect(stack.proxy.requestsTo(RAISE)).toEqual([]);
});

test.each([
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["a site beside ours", { "Sec-Fetch-Site": "same-site" }],
  ["nowhere", { Origin: "null", "Sec-Fetch-Site": "none" }],
])("from %s is refused", async (_, headers) => {
  expect((await beacon("/okundu/1007", headers)).status).toBe(403);
  expect(stack.proxy.requestsTo(RAISE)).toEqual([]);
});

test("a program without Origin or Sec-Fetch-Site is refused", async () => {
  expect((await ask(origin, "/okundu/1007", { method: "POST" })).status).toBe(403);
  const elsewhere = { Origin: "https://evil.example" };
  expect((await ask(origin, "/okundu/1007", { method: "POST", headers: elsewhere })).status).toBe(403);
});

test("a browser with Origin only is accepted", async () => {
  const answer = await ask(origin, "/okundu/1012", { method: "POST", headers: { Origin: origin } });
  expect(answer.status).toBe(204);
});

test.each(["/okundu/999999", "/okundu/abc", "/okundu/0", "/okundu/1007%2F1"])(
  "%s is not counted",
  async (path) => {
    expect((await beacon(path)).status).toBe(404);
    expect(stack.proxy.requestsTo(RAISE)).toEqual([]);
  },
);

test("is no page to open", async () => {
  const { status, headers } = await open(origin, "/okundu/1007");
  expect(status).toBe(405);
  expect(headers.get("allow")).toBe("POST");
});

test("an upstream that doesn't count is not the reader's problem", async () => {
  stack.proxy.intercept(RAISE, (_, response) => {
    response.writeHead(500).end();
  });
  expect((await beacon("/okundu/1009")).status).toBe(204);
  stack.proxy.restore();
});

test("the rate is limited to reading speed", async () => {
  const answers: number[] = [];
  for (let count = 0; count < 70; count += 1) answers.push((await beacon("/okundu/1010")).status);
  expect(answers.filter((status) => status === 204)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
  expect((await beacon("/okundu/1011")).status).toBe(204);
});
