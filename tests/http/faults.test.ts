import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { FAULT_KINDS } from "~server/reference-upstream/faults";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { headingOf, textOf } from "../support/html";
import { expectCalmLog, expectNoTrace, expectUnavailable } from "../support/portal-log";
import { purge } from "../support/purge";
import { EVERY_PAGE } from "../support/sampling";
import { startStack, type Stack } from "../support/stack";
import { askUntil, open, type Visit } from "../support/visit";

const SEEN = "/hakkimizda";
const STALE = tr["notice.stale"].split(".")[0] ?? "";

let stack: Stack;
let seen: Visit;
beforeAll(async () => {
  stack = await startStack();
  seen = await get(SEEN);
});
afterAll(() => stack.stop());
afterEach(async () => {
  await stack.upstream.clearFaults();
  // Suspended calls are tried again.
  await stack.clock.advance({ minutes: 1 });
});

const get = (path: string) => open(stack.portal.url, path);
/** Pages that no other test opens, and words that occur in some news. */
const unseen = [
  ["1001", "buğday"],
  ["1002", "arpa"],
  ["1003", "mısır"],
  ["1004", "fiyat"],
  ["1005", "borsa"],
  ["1006", "üye"],
  ["1008", "toplantı"],
  ["1009", "laboratuvar"],
  ["1010", "eğitim"],
  ["1011", "meclis"],
] as const;

// A list without rows, or rows without words, are valid answers; a refusal is no outage, and tested with log-ins.
const SILENT = ["null-fields", "missing-fields"] as const;
const NO_OUTAGES = new Set<string>([
  "slow",
  "hang",
  "drip",
  "no-rows",
  ...SILENT,
  "401",
  "403",
  "no-token",
  "unreadable-user",
]);
/**
 * An upstream that fails and one that sends nonsense; every kind with EVERY_PAGE=1, silent ones in
 * silent-upstream.test.ts.
 */
const SAMPLED = new Set<string>(["500", "malformed"]);
const FAULTS = FAULT_KINDS.filter((kind) => !NO_OUTAGES.has(kind) && (EVERY_PAGE || SAMPLED.has(kind)));

describe.each(FAULTS.map((kind, index) => [kind, unseen[index] ?? []] as const))(
  "an upstream that answers: %s",
  (kind, [id = "", word = ""]) => {
    test("a page seen before is still served, and says so", async () => {
      await stack.upstream.fault({ kind });
      await stack.clock.advance({ minutes: 20 });
      const { status, body } = await get(SEEN);
      expect(status).toBe(200);
      expect(headingOf(body)).toBe(headingOf(seen.body));
      expect(textOf(body)).toContain(STALE);
      expectNoTrace(body);
    });

    test("an unseen page says that it will be back", async () => {
      await stack.upstream.fault({ kind });
      const pages = [
        [`/detay-duyuru-haber/${id}`, "tr"],
        [`/en/news/${id}`, "en"],
        [`/haber-list?ara=${encodeURIComponent(word)}`, "tr"],
        [`/en/content/503?tip=etkinlik&x=${id}`, "en"],
      ] as const;
      const visits = await Promise.all(pages.map(([path]) => get(path)));
      for (const [index, visit] of visits.entries()) expectUnavailable(visit, pages[index]?.[1] ?? "tr");
    });

    test("is logged as a warning", () => expectCalmLog(stack));
  },
);

describe.each(SILENT)("an upstream whose rows have no content: %s", (kind) => {
  const paths = ["/", "/en", "/haber-list", "/istatistikler", "/iletisim", "/en/staff", "/etkinlik-list"];

  test("gives pages without it that print nothing missing", async () => {
    await purge(stack);
    // Not the log-in: one without a token is a refusal.
    await stack.upstream.fault({ kind, match: "Alpha.WebPanel" });
    for (const path of paths) {
      const { status, body } = await get(path);
      expect([200, 404, 502], path).toContain(status);
      expect(
        textOf(body).match(/.{0,40}(?:\b(?:null|undefined|NaN|Invalid)\b|\[object).{0,40}/g),
        path,
      ).toBeNull();
      expectNoTrace(body);
    }
    expectCalmLog(stack);
    await purge(stack);
  }, 60_000);
});

describe("an upstream without rows", () => {
  test("gives empty lists, missing items, and fixed pages in preparation", async () => {
    await purge(stack);
    await stack.upstream.fault({ kind: "no-rows" });
    const list = await get("/en/announcements");
    expect(list.status).toBe(200);
    expect(textOf(list.body)).toContain(en["list.empty"]);
    expect((await get("/detay-duyuru-haber/1012")).status).toBe(404);
    const prepared = await get("/tarihce");
    expect(prepared.status).toBe(200);
    expect(textOf(prepared.body)).toContain(tr["article.empty"]);
    const tree = await get("/site-haritasi");
    expect(tree.status).toBe(200);
    expectCalmLog(stack);
  });
});

describe("home with one failing part", () => {
  const MISSING = [en["board.unavailable"], en["notice.partMissing"]];

  test.each([
    ["prices", "GetOnlineKartIslem", en["board.unavailable"]],
    ["news", "GetWithFilterNews", en["notice.partMissing"]],
    ["events", "Event/", en["notice.partMissing"]],
  ])("%s: shows the others, and all soon after", async (_, match, said) => {
    const home = () => get("/en");
    await purge(stack);
    await stack.upstream.fault({ kind: "500", match });
    const { status, headers, body } = await home();
    expect(status).toBe(200);
    expect(MISSING.filter((words) => textOf(body).includes(words))).toEqual([said]);
    expect(headers.get("cache-control")).toMatch(/s-maxage=[1-5],/);
    expectNoTrace(body);
    await stack.upstream.clearFaults();
    await stack.clock.advance({ seconds: 4 });
    const isWhole = (visit: Visit) => !textOf(visit.body).includes(said);
    expect(isWhole(await askUntil(isWhole, home))).toBe(true);
    expectCalmLog(stack);
  });

  test("the session's head figures: keeps the prices and is cached briefly", async () => {
    await purge(stack);
    await stack.upstream.fault({ kind: "500", match: "GetAnaKart" });
    const { status, headers, body } = await get("/en");
    await stack.upstream.clearFaults();
    expect(status).toBe(200);
    expect(MISSING.filter((words) => textOf(body).includes(words))).toEqual([]);
    expect(textOf(body)).toContain("₺/kg");
    expect(headers.get("cache-control")).toMatch(/s-maxage=[1-5],/);
    expectCalmLog(stack);
  });
});
