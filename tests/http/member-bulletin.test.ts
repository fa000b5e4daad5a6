import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { mainOf } from "../support/form-html";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { type MemberVisit, visitorOf } from "../support/member";
import {
  BULLETIN as PAGE,
  callsOf,
  chosen,
  firstCells,
  IN_SESSION,
  linkWith,
  mainText,
  rowsOf,
} from "../support/member-bulletin";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { open } from "../support/visit";

/** The member of the user. */
const MEMBER = { id: 2, number: "001014" };

let stack: ProxiedStack;
let visit: MemberVisit;

beforeAll(async () => {
  stack = await startProxiedStack({ today: IN_SESSION });
  visit = await visitorOf(stack, "001014");
}, 120_000);
afterAll(() => stack.stop());
beforeEach(() => {
  stack.proxy.requests.length = 0;
});
afterEach(async () => {
  stack.proxy.restore();
  await stack.upstream.clearFaults();
});

const calls = () => callsOf(stack.proxy);
describe("the sections", () => {
  test.each([
    ["", tr["memberBulletin.overview"], tr["memberBulletin.live"]],
    ["?bolum=gunluk", tr["memberBulletin.day"], "1. Grup Kırmızı Sert Ekmeklik Buğday"],
    ["?bolum=satilan", tr["memberBulletin.sold"], "1. Grup Kırmızı Sert Ekmeklik Buğday"],
    ["?bolum=gelen", tr["memberBulletin.arrivals"], tr["memberBulletin.arrivedToday"]],
    ["?bolum=alim", tr["memberBulletin.purchases"], "1. Grup Kırmızı Sert Ekmeklik Buğday"],
    ["?bolum=tescil", tr["memberBulletin.registrations"], tr["memberBulletin.allRegistrations"]],
    ["?bolum=aylik", tr["memberBulletin.month"], "Hazır Müstahsil Satışı"],
    ["?bolum=urun&urun=1", tr["memberBulletin.product"], tr["memberBulletin.moisture"]],
  ])("%s has its figures, is marked as current, and is not cached", async (query, label, figure) => {
    const { status, headers, body } = await visit(PAGE + query);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(chosen(body)).toContain(label);
    expect(mainText(body)).toContain(figure);
    expect(mainText(body)).not.toMatch(/undefined|NaN|\[object/);
    expect(linkWith(body, "bolum=urun")).not.toBe("");
  });

  test("are in English at the English address", async () => {
    const { body } = await visit("/en/member-bulletin?bolum=gelen");
    expect(headingOf(body)).toBe(en["memberBulletin.arrivalsTitle"]);
    expect(linkWith(body, "bolum=alim")).toBe("/en/member-bulletin?bolum=alim");
  });

  test.each(["toString", "urun&urun=99999", "alim&urun=x", "gelen&gorunum=x", "urun&urun=1&sayfa=999"])(
    "an invalid section is named, and the nearest shown: %s",
    async (query) => {
      const { status, body } = await visit(`${PAGE}?bolum=${query}`);
      expect(status).toBe(200);
      expect(mainText(body)).toContain(tr["list.badValue"]);
      expect(mainText(body)).toContain("Buğday");
    },
  );
});

describe("the overview", () => {
  test("has the hall's head figures, the member's own, a card for each class and the masked sheet", async () => {
    const { body } = await visit(PAGE);
    const text = mainText(body);
    for (const label of [
      "products",
      "buyers",
      "vehicles",
      "waitingSamples",
      "boughtThisYear",
      "fees",
    ] as const)
      expect(text).toContain(tr[`memberBulletin.${label}`]);
    expect(text).toContain("Son güncelleme 10.42");
    expect(text).toMatch(/\d işlem · [\d.,]+ ton/);
    const today = elements(mainOf(body), "a").find(({ href }) => href?.includes("bas=2026-11-20"));
    expect(today?.["href"]).toContain("/online-islemler-detay?");
    const cards = elements(mainOf(body), "a").filter(({ href }) => href?.includes("bolum=urun&urun="));
    expect(cards.length).toBeGreaterThan(15);
    expect(text).toMatch(/(arttı|azaldı|değişmedi)/);
    expect(text).toContain(MEMBER.number);
    expect(text).toMatch(/999\*+\d\d/);
  });

  test("is complete without a failing part, and says that something is missing", async () => {
    for (const call of ["GetUyeBilgileri", "GetKayanYazi", "GetToplamIslemler", "GetAnaKart"])
      await stack.upstream.fault({ kind: "500", match: call });
    const { status, body } = await visit(PAGE);
    expect(status).toBe(200);
    const text = mainText(body);
    expect(text).toContain(tr["memberBulletin.live"]);
    expect(text).toContain(tr["memberBulletin.lacking"]);
    expect(text).not.toContain(tr["memberBulletin.sheet"]);
    expect(text).not.toContain(tr["memberBulletin.ownTotals"]);
  });

  test("refreshes itself while the session runs, and not outside it", async () => {
    const { body } = await visit(PAGE);
    expect(body).toMatch(/data-seconds="30".*<span class="live-note" hidden="">[^<]*30 saniyede bir/);
    stack.proxy.intercept("GetAnaKart", json({ SeansDurum: "KAPALI", ToplamIslem: 5 }));
    expect((await visit(PAGE)).body).not.toContain("saniyede bir");
  });
});

describe("days in the address", () => {
  test("choose what is totalled, and the section's links keep them", async () => {
    const { body } = await visit(`${PAGE}?bolum=alim&bas=2026-09-01&bit=2026-09-30`);
    expect(calls()).toContain(`GetAlinanUrunMiktarDetay/${MEMBER.id}/2026-09-01/2026-09-30`);
    expect(linkWith(body, "gorunum=gun")).toBe(
      `${PAGE}?bolum=alim&gorunum=gun&bas=2026-09-01&bit=2026-09-30`,
    );
  });

  test.each([
    "bas=2026-11-20&bit=2026-11-01",
    "bas=2024-01-01&bit=2026-11-01",
    "bas=2026-11-01&bit=2026-12-24",
    "bas=dün",
    "bit=2026-02-30",
    "bas=2026-11-01%00",
  ])("that are invalid are named, and the usual ones shown: %s", async (span) => {
    for (const section of ["alim", "satilan", "urun"]) {
      const { status, body } = await visit(`${PAGE}?bolum=${section}&${span}`);
      expect(status).toBe(200);
      expect(mainText(body), section).toContain(tr["list.badValue"]);
      expect(rowsOf(body), section).toBeGreaterThan(3);
    }
    expect(calls()).toContain(`GetAlinanUrunMiktarDetay/${MEMBER.id}/2026-10-22/2026-11-20`);
    expect(calls().filter((path) => /2024-01|2026-12-24|2026-02-30/.test(path))).toEqual([]);
  });

  test("without purchases say so, with a way on", async () => {
    const { body } = await visit(`${PAGE}?bolum=alim&bas=2026-11-15&bit=2026-11-15`);
    expect(mainText(body)).toContain(tr["memberBulletin.noPurchases"]);
    expect(body).not.toContain("/veri/");
  });
});

describe("purchases", () => {
  test("of each product stand beside what everybody paid on the same days", async () => {
    const day = (Tarih: string, OrtFiyat: string, Miktar: number) => ({
      Tarih,
      OrtFiyat,
      Miktar,
      IslemSayisi: 1,
    });
    stack.proxy.intercept(
      "GetUrunFiyatDetay/8/",
      json([
        day("2026-10-21T00:00:00", "99,00", 1000),
        day("2026-11-03T00:00:00", "10,00", 3000),
        day("2026-11-04T00:00:00", "14,00", 1000),
      ]),
    );
    stack.proxy.intercept("GetUrunFiyatDetay/1/", json({}, 500));
    await purge(stack);
    const { body } = await visit(`${PAGE}?bolum=alim`);
    const row = (product: string) => rowsIn(mainOf(body)).find(([name]) => name === product) ?? [];
    const [average = "", ...others] = [row("Beyaz Arpa").at(-5), ...row("Beyaz Arpa").slice(-2)];
    const percent = (Number(average.replace(",", ".")) / 11 - 1) * 100;
    expect(others[0]).toBe("11,00");
    expect(Math.abs(Number(others[1]?.replace(",", ".")) - percent)).toBeLessThan(0.15);
    expect(row("1. Grup Kırmızı Sert Ekmeklik Buğday").slice(-2)).toEqual(["", ""]);
  });

  test("by amount have the largest first, by day the newest, with a described drawing", async () => {
    const amounts = async (query: string) =>
      [
        ...mainOf((await visit(PAGE + query)).body).matchAll(/<td class="main lira">([\d.]+,\d\d)<\/td>/g),
      ].map(([, amount = ""]) => Number(amount.replaceAll(".", "").replace(",", ".")));
    const greatestFirst = await amounts("?bolum=alim&gorunum=tutar");
    expect(greatestFirst.length).toBeGreaterThan(5);
    expect(greatestFirst).toEqual(greatestFirst.toSorted((a, b) => b - a));
    const { body } = await visit(`${PAGE}?bolum=alim&gorunum=gun`);
    const days = firstCells(body).map((day) => day.split(".").toReversed().join("-"));
    expect(days[0]).toBe("2026-11-20");
    expect(days).toEqual(days.toSorted().toReversed());
    const drawing = elements(mainOf(body), "svg").find(({ class: name }) => name === "chart");
    expect(drawing?.["aria-label"]).toContain(`${days.length} günün alım tutarları`);
  });

  test("of a product are listed one by one, and one opens its laboratory findings", async () => {
    const list = await visit(`${PAGE}?bolum=alim&urun=1&bas=2026-06-01`);
    expect(headingOf(list.body)).toBe("Alımlarım: 1. Grup Kırmızı Sert Ekmeklik Buğday");
    expect(rowsOf(list.body)).toBe(50);
    const second = await visit(linkWith(list.body, "sayfa=2"));
    expect(firstCells(second.body)).not.toContain(firstCells(list.body)[0]);
    const load = await visit(linkWith(list.body, "gelis="));
    expect(firstCells(load.body)).toContain("Protein");
    expect(mainText(load.body)).toContain(tr["transactions.declaration"]);
  });

  test("of a product without a readable day are reported, not denied", async () => {
    stack.proxy.intercept(
      "GetAlinanUrunDetay",
      json([{ UrunId: 1, MALADI: "BUĞDAY", Miktar: 1, Tarih: {} }]),
    );
    const { body } = await visit(`${PAGE}?bolum=alim&urun=1`);
    expect(mainText(body)).toContain(tr["notice.unreadable"]);
    expect(mainText(body)).not.toContain(tr["memberBulletin.noPurchases"]);
  });
});

describe("a product", () => {
  test("has its trades with laboratory values, and a chart whose ranges are links", async () => {
    const { body } = await visit(`${PAGE}?bolum=urun&urun=1&bas=2026-10-20&bit=2026-11-20`);
    expect(mainText(body)).toContain(tr["memberBulletin.fallingNumber"]);
    const drawing = elements(mainOf(body), "svg").find(({ class: name }) => name === "chart");
    expect(drawing?.["aria-label"]).toMatch(/^1\. Grup Kırmızı Sert Ekmeklik Buğday, ₺\/kg: /);
    expect(chosen(body)).toContain(tr["chart.range.1a"]);
    expect(linkWith(body, "bas=2025-11-19")).toContain("bit=2026-11-20#grafik");
  });

  test("that is not examined has no laboratory columns", async () => {
    const { body } = await visit(`${PAGE}?bolum=urun&urun=32`);
    expect(rowsOf(body)).toBeGreaterThan(0);
    expect(mainText(body)).not.toContain(tr["memberBulletin.moisture"]);
  });
});

describe("downloads", () => {
  test.each([
    "",
    "bolum=gunluk",
    "bolum=satilan",
    "bolum=gelen",
    "bolum=alim&gorunum=gun",
    "bolum=tescil",
    "bolum=aylik",
    "bolum=urun&urun=1",
  ])("each of a section works, for its member only: %s", async (query) => {
    const { body } = await visit(`${PAGE}?${query}`);
    const offered = hrefs(body).filter((link) => link.startsWith("/veri/"));
    expect(new Set(offered.map((link) => /\.(\w+)(?:\?|$)/.exec(link)?.[1]))).toEqual(
      new Set(["csv", "xlsx"]),
    );
    for (const link of offered) {
      const file = await visit(link);
      expect(file.status, link).toBe(200);
      expect(file.headers.get("cache-control"), link).toBe("private, no-store");
      expect((await open(stack.portal.url, link)).status, link).toBe(302);
    }
    const json = offered.find((link) => link.includes(".csv"))?.replace(".csv", ".json") ?? "";
    expect((await visit(json)).status).toBe(404);
  });

  test("have all rows of a paged list, as numbers", async () => {
    const query = "?bolum=alim&urun=1&bas=2026-06-01";
    const count = /(\d+) işlem ·/.exec(mainText((await visit(PAGE + query)).body))?.[1];
    const { body } = await visit(`/veri${PAGE}.csv${query}`);
    const [head, ...lines] = body.trim().split("\r\n");
    expect(head).toContain("Miktar (birim)");
    expect(lines).toHaveLength(Number(count));
    expect(lines[0]).toMatch(/^2026-11-\d\d;\d+;\d+,\d+;/);
  });

  test("are named after their section, also as a workbook", async () => {
    const { headers, body } = await visit(`/veri${PAGE}.xlsx?bolum=gunluk`);
    expect(headers.get("content-disposition")).toContain("gunluk-bulten-2026-11-20.xlsx");
    expect(body.startsWith("PK")).toBe(true);
  });
});

test("answers with the right status when everything is down", async () => {
  await stack.upstream.fault({ kind: "500", match: "OnlineKullaniciBulten" });
  for (const query of ["", "?bolum=gelen", "?bolum=alim"]) {
    const { status, body } = await visit(PAGE + query);
    expect(status, query).toBe(502);
    expect(textOf(body)).toContain(tr["error.unavailableTitle"]);
  }
});
