import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { href } from "~/pages";
import { outsideDemoMode } from "../support/exchange-file";
import { elements, hrefs } from "../support/html";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { stackOfFile } from "../support/stack-of-file";
import { ask, open } from "../support/visit";
import { word } from "../support/words";

/** The requests of a browser and the portal about price alerts. */

const SERVICE = "https://push.example.org";
const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1", PUSH_SERVICES: SERVICE } });

const KEYS = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
const browser = (name: string) => ({ endpoint: `${SERVICE}/send/${name}`, keys: KEYS, language: "tr" });
let visitors = 0;

async function send(change: unknown, headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" }) {
  const {
    status,
    headers: answered,
    body,
  } = await ask(stack.portal.url, "/fiyat-bildirimi", {
    method: "POST",
    body: typeof change === "string" ? change : JSON.stringify(change),
    headers: { "X-Forwarded-For": `10.9.0.${(visitors += 1)}`, ...headers },
  });
  return {
    status,
    headers: answered,
    topics: body === "" ? null : (JSON.parse(body) as { topics: string[] }).topics,
  };
}
const topicsOf = async (name: string) =>
  (await send({ act: "read", endpoint: browser(name).endpoint })).topics;

async function linesOnDisk(): Promise<number> {
  const text = await readFile(join(stack.environment["DATA_DIR"] ?? "", "price-alerts"), "utf8").catch(
    () => "",
  );
  return text.split("\n").filter(Boolean).length;
}

test("lists with announcements lead to their alert, which is chosen there", async () => {
  const address = `${href("price-alerts", "tr")}?urun=duyuru`;
  for (const page of ["announcements", "all-news"] as const)
    expect(hrefs((await open(stack.portal.url, href(page, "tr"))).body)).toContain(address);
  expect(hrefs((await open(stack.portal.url, href("news", "tr"))).body)).not.toContain(address);
  const boxes = elements((await open(stack.portal.url, address)).body, "input");
  expect(boxes.find(({ value }) => value === "duyuru")).toHaveProperty("checked");
  expect(boxes.find(({ value }) => value === "bulten")).not.toHaveProperty("checked");
});

test("a browser saves, reads, drops one product and unsubscribes", async () => {
  expect(await topicsOf("a")).toEqual([]);
  const before = await linesOnDisk();
  const saved = await send({ act: "save", ...browser("a"), topics: ["1", "bulten"] });
  expect(saved).toMatchObject({ status: 200, topics: ["1", "bulten"] });
  expect(saved.headers.get("cache-control")).toBe("private, no-store");
  expect(await topicsOf("a")).toEqual(["1", "bulten"]);
  expect(await topicsOf("b")).toEqual([]);
  expect((await send({ act: "stop", endpoint: browser("a").endpoint, topic: "1" })).topics).toEqual([
    "bulten",
  ]);
  expect(await topicsOf("a")).toEqual(["bulten"]);
  expect((await send({ act: "save", ...browser("a"), topics: [] })).topics).toEqual([]);
  expect(await linesOnDisk()).toBe(before);
});

test("a browser waits for prices", async () => {
  const topics = ["1>19.5", "0a1b2c3d-0000-4000-8000-000000000000<250"];
  expect((await send({ act: "save", ...browser("t"), topics })).topics).toEqual(topics);
  expect(await topicsOf("t")).toEqual(topics);
});

test("a browser with a new endpoint keeps its choice", async () => {
  await send({ act: "save", ...browser("old"), topics: ["2"] });
  const { endpoint, keys } = browser("new");
  const renewed = await send({ act: "renew", endpoint, keys, before: browser("old").endpoint });
  expect(renewed).toMatchObject({ status: 200, topics: ["2"] });
  expect([await topicsOf("old"), await topicsOf("new")]).toEqual([[], ["2"]]);
});

test("the portal pushes only to browsers' push services", async () => {
  for (const endpoint of [
    "http://fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com:8443/fcm/send/a",
    "https://fcm.googleapis.com.example.org/a",
    "https://user@example.org/a",
    "https://127.0.0.1/a",
    "http://169.254.169.254/latest",
    "file:///etc/passwd",
    "not an address",
  ])
    expect((await send({ act: "save", ...browser("a"), endpoint, topics: ["1"] })).status, endpoint).toBe(
      400,
    );
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://web.push.apple.com/a",
    "https://wns2-par02p.notify.windows.com/w/?token=a",
  ]) {
    expect((await send({ act: "save", ...browser("a"), endpoint, topics: ["1"] })).status, endpoint).toBe(
      200,
    );
    await send({ act: "save", ...browser("a"), endpoint, topics: [] });
  }
});

test.each([
  ["no JSON", "{"],
  ["no act", browser("a")],
  ["keys of another length", { act: "save", ...browser("a"), keys: { ...KEYS, auth: "A" }, topics: ["1"] }],
  ["a topic that is none", { act: "save", ...browser("a"), topics: ["a b"] }],
  [
    "more targets than are allowed",
    { act: "save", ...browser("a"), topics: Array.from({ length: 11 }, (_, at) => `1>${at}`) },
  ],
  ["a target without a number", { act: "save", ...browser("a"), topics: ["1>"] }],
  ["a target in words", { act: "save", ...browser("a"), topics: ["1>19,5"] }],
  ["a target without a product", { act: "save", ...browser("a"), topics: [">19.5"] }],
  [
    "more topics than there are",
    { act: "save", ...browser("a"), topics: Array.from({ length: 61 }, String) },
  ],
  ["a language of none", { act: "save", ...browser("a"), language: "de", topics: ["1"] }],
  ["an endless endpoint", { act: "read", endpoint: `${SERVICE}/${"a".repeat(1_000)}` }],
])("%s is refused", async (_, change) => {
  expect((await send(change)).status).toBe(400);
});

test("other sites change nothing", async () => {
  const change = { act: "save", ...browser("foreign"), topics: ["1"] };
  expect((await send(change, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await send(change, {})).status).toBe(403);
  expect(await topicsOf("foreign")).toEqual([]);
});

test("an address that changes too often has to wait", async () => {
  const change = { act: "read", endpoint: browser("a").endpoint };
  const headers = { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": "10.9.9.9" };
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await send(change, headers)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

describe("the page", () => {
  test("has the product selected that it was opened from", async () => {
    const { body } = await open(stack.portal.url, "/fiyat-bildirimleri?urun=3");
    expect(body.match(/<input[^>]*type="checkbox"[^>]* checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="3"'),
    ]);
    expect(body).toMatch(/data-key="B[\w-]{86}"/);
  });

  test("has the price typed in that it was opened for, and nothing else selected", async () => {
    const { body } = await open(stack.portal.url, "/fiyat-bildirimleri?urun=3&fiyat=19.5");
    expect(body).not.toMatch(/<input[^>]*type="checkbox"[^>]* checked=""/);
    expect(body).toMatch(/<input[^>]*name="fiyat"[^>]*value="19,50"/);
    expect(body).toMatch(/<option value="3" selected="">/);
    const wrong = await open(stack.portal.url, "/fiyat-bildirimleri?urun=3&fiyat=on");
    expect(wrong.body).toContain(word("tr", "list.badValue"));
    expect(wrong.body).toMatch(/<input[^>]*name="fiyat"[^>]*value=""/);
  });

  test.each(["/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday", "/gunluk-bulten", "/en/daily-bulletin"])(
    "is linked from %s",
    async (path) => {
      expect((await open(stack.portal.url, path)).body).toMatch(
        /href="\/(?:fiyat-bildirimleri|en\/price-alerts)(?:\?urun=1)?"/,
      );
    },
  );

  test("offers bulletin and announcements only when the product list can't be read", async () => {
    stack.proxy.intercept("GetDataForProducts", json({}, 500));
    await purge(stack);
    const { status, body } = await open(stack.portal.url, "/fiyat-bildirimleri");
    expect(status).toBe(200);
    expect(body.match(/type="checkbox"/g)).toHaveLength(2);
    expect(body).not.toContain(`<summary>${word("tr", "alerts.products")}</summary>`);
  });

  test("has a worker that calls the portal only", async () => {
    const { status, headers, body } = await open(stack.portal.url, "/push.js");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
    expect(body).toContain("showNotification");
  });
});

describe("an operator without a key", () => {
  let stop = (): unknown => undefined;
  afterAll(() => stop());

  test("offers no alerts; the page has other ways to follow prices", async () => {
    const portal = await stack.another(await outsideDemoMode(stack.environment));
    stop = () => portal.stop();
    const { status, body } = await open(portal.url, "/fiyat-bildirimleri");
    expect([status, body]).toEqual([200, expect.stringContaining(word("tr", "alerts.off"))]);
    expect(body).not.toContain('alerts-form"');
    expect(body).toContain("/veri/fiyatlar.atom");
    expect((await open(portal.url, "/gunluk-bulten")).body).not.toContain(href("price-alerts", "tr"));
    expect((await open(portal.url, "/push.js")).status).toBe(404);
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const change = { method: "POST", headers, body: JSON.stringify({ act: "read", endpoint: SERVICE }) };
    expect((await ask(portal.url, "/fiyat-bildirimi", change)).status).toBe(404);
  });
});
