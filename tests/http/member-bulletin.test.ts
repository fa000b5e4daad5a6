import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { mainOf } from "../support/form-html";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { visitAs, type MemberVisit } from "../support/member-visit";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { json } from "../support/recorder";
import { open } from "../support/visit";

const PAGE = "/kullanici-bulten";
const CALLS = "OnlineKullaniciBulten/";
/** In the session. */
const NOW = "2026-11-20T10:42";
/** The members that the demo's users act for. */
const ISIKGOR = { id: 2, number: "001014" };
const YAYLACI = { id: 14, number: "001170" };

let stack: ProxiedStack;
let isikgor: MemberVisit;
let yaylaci: MemberVisit;
let withoutRight: MemberVisit;
let staff: MemberVisit;

beforeAll(async () => {
  stack = await startProxiedStack({ today: NOW });
  isikgor = await visitAs(stack, "001014");
  yaylaci = await visitAs(stack, "001170");
  withoutRight = await visitAs(stack, "001092");
  staff = await visitAs(stack, "admin");
}, 120_000);
afterAll(() => stack.stop());
beforeEach(() => {
  stack.proxy.requests.length = 0;
});
afterEach(async () => {
  stack.proxy.restore();
  await stack.upstream.clearFaults();
});

const rowsOf = (html: string) => mainOf(html).match(/<th scope="row">/g)?.length ?? 0;
const mainText = (html: string) => textOf(mainOf(html)).replace(/\s+/g, " ");
/** The first cell of each row. */
const firstCells = (html: string) =>
  [...mainOf(html).matchAll(/<th scope="row">([\s\S]*?)<\/th>/g)].map(([, cell = ""]) => textOf(cell).trim());
const linkWith = (html: string, part: string) =>
  hrefs(mainOf(html)).find((link) => link.includes(part)) ?? "";
/** The paths of the bulletin's calls, in the order in which they were made. */
const asked = () =>
  stack.proxy.asked(CALLS).map(({ path }) => path.slice(path.indexOf(CALLS) + CALLS.length));
const chosen = (html: string) =>
  [...mainOf(html).matchAll(/<a [^>]*aria-current="true"[^>]*>([^<]*)/g)].map(([, label]) => label);

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
  ])(
    "%s has its figures, is marked in the list of all, and is kept by nobody",
    async (query, label, figure) => {
      const { status, headers, body } = await isikgor(PAGE + query);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(chosen(body)).toContain(label);
      expect(mainText(body)).toContain(figure);
      expect(mainText(body)).not.toMatch(/undefined|NaN|\[object/);
      expect(linkWith(body, "bolum=urun")).not.toBe("");
    },
  );

  test("speak English at the English address", async () => {
    const { body } = await isikgor("/en/member-bulletin?bolum=gelen");
    expect(headingOf(body)).toBe(en["memberBulletin.arrivalsTitle"]);
    expect(linkWith(body, "bolum=alim")).toBe("/en/member-bulletin?bolum=alim");
  });

  test("a section that isn't there is the first one, in words", async () => {
    const { body } = await isikgor(`${PAGE}?bolum=toString`);
    expect(headingOf(body)).toBe(tr["page.memberBulletin"]);
    expect(mainText(body)).toContain(tr["list.badValue"]);
  });

  test("nobody who isn't logged in sees any", async () => {
    const answer = await open(stack.portal.url, `${PAGE}?bolum=alim`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`/giris?donus=${encodeURIComponent(`${PAGE}?bolum=alim`)}`);
    expect(asked()).not.toContainEqual(expect.stringContaining("GetAlinan"));
  });
});

describe("the overview", () => {
  test("has the hall's head figures, the member's own, a card for each class and the masked sheet", async () => {
    const { body } = await isikgor(PAGE);
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
    expect(text).toContain("Son güncelleme 10:42");
    const cards = elements(mainOf(body), "a").filter(({ href }) => href?.includes("bolum=urun&urun="));
    expect(cards.length).toBeGreaterThan(15);
    expect(text).toMatch(/(arttı|azaldı|değişmedi)/);
    expect(text).toContain(ISIKGOR.number);
    expect(text).toMatch(/999\*+\d\d/);
  });

  test("a part that fails leaves the rest whole, and the page says that something is lacking", async () => {
    for (const call of ["GetUyeBilgileri", "GetKayanYazi", "GetToplamIslemler", "GetAnaKart"])
      await stack.upstream.fault({ kind: "500", match: call });
    const { status, body } = await isikgor(PAGE);
    expect(status).toBe(200);
    const text = mainText(body);
    expect(text).toContain(tr["memberBulletin.live"]);
    expect(text).toContain(tr["memberBulletin.lacking"]);
    expect(text).not.toContain(tr["memberBulletin.sheet"]);
    expect(text).not.toContain(tr["memberBulletin.ownTotals"]);
  });

  test("tells the browser to ask again while the session runs, and not outside of it", async () => {
    const running = mainText((await isikgor(PAGE)).body);
    expect(running).toContain("30 saniyede bir yenilenir");
    stack.proxy.intercept("GetAnaKart", json({ SeansDurum: "KAPALI", ToplamIslem: 5 }));
    expect(mainText((await isikgor(PAGE)).body)).not.toContain("saniyede bir");
  });
});

describe("days in the address", () => {
  test("choose what is summed up, and the links of the section keep them", async () => {
    const { body } = await isikgor(`${PAGE}?bolum=alim&bas=2026-09-01&bit=2026-09-30`);
    expect(asked()).toContain(`GetAlinanUrunMiktarDetay/${ISIKGOR.id}/2026-09-01/2026-09-30`);
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
  ])("that can't be are told, and the usual ones are shown: %s", async (span) => {
    for (const section of ["alim", "satilan", "urun"]) {
      const { status, body } = await isikgor(`${PAGE}?bolum=${section}&${span}`);
      expect(status).toBe(200);
      expect(mainText(body), section).toContain(tr["list.badValue"]);
      expect(rowsOf(body), section).toBeGreaterThan(3);
    }
    expect(asked()).toContain(`GetAlinanUrunMiktarDetay/${ISIKGOR.id}/2026-10-21/2026-11-20`);
    expect(asked().filter((path) => /2024-01|2026-12-24|2026-02-30/.test(path))).toEqual([]);
  });

  test("on which nothing was bought say so, with a way on", async () => {
    const { body } = await isikgor(`${PAGE}?bolum=alim&bas=2026-11-15&bit=2026-11-15`);
    expect(mainText(body)).toContain(tr["memberBulletin.noPurchases"]);
    expect(body).not.toContain("/veri/");
  });
});

describe("purchases", () => {
  test("by amount have the greatest first, by day the newest, with a drawing that has words", async () => {
    const amounts = async (query: string) =>
      [...mainOf((await isikgor(PAGE + query)).body).matchAll(/<td class="figure">([\d.]+,\d\d)<\/td>/g)].map(
        ([, amount = ""]) => Number(amount.replaceAll(".", "").replace(",", ".")),
      );
    const greatestFirst = await amounts("?bolum=alim&gorunum=tutar");
    expect(greatestFirst.length).toBeGreaterThan(5);
    expect(greatestFirst).toEqual(greatestFirst.toSorted((a, b) => b - a));
    const { body } = await isikgor(`${PAGE}?bolum=alim&gorunum=gun`);
    const days = firstCells(body).map((day) => day.split(".").toReversed().join("-"));
    expect(days[0]).toBe("2026-11-20");
    expect(days).toEqual(days.toSorted().toReversed());
    const drawing = elements(mainOf(body), "svg").find(({ class: name }) => name === "chart");
    expect(drawing?.["aria-label"]).toContain(`${days.length} günün alım tutarları`);
  });

  test("of a product are told one by one, and one of them opens what the laboratory found", async () => {
    const list = await isikgor(`${PAGE}?bolum=alim&urun=1&bas=2026-06-01`);
    expect(headingOf(list.body)).toBe("Alımlarım: 1. Grup Kırmızı Sert Ekmeklik Buğday");
    expect(rowsOf(list.body)).toBe(50);
    const second = await isikgor(linkWith(list.body, "sayfa=2"));
    expect(firstCells(second.body)).not.toContain(firstCells(list.body)[0]);
    const load = await isikgor(linkWith(list.body, "gelis="));
    expect(firstCells(load.body)).toContain("Protein");
    expect(mainText(load.body)).toContain(tr["memberBulletin.declaration"]);
  });
});

describe("a product", () => {
  test("has its trades with laboratory values, and a chart whose spans are links", async () => {
    const { body } = await isikgor(`${PAGE}?bolum=urun&urun=1&bas=2026-10-20&bit=2026-11-20`);
    expect(mainText(body)).toContain(tr["memberBulletin.fallingNumber"]);
    const drawing = elements(mainOf(body), "svg").find(({ class: name }) => name === "chart");
    expect(drawing?.["aria-label"]).toMatch(/^1\. Grup Kırmızı Sert Ekmeklik Buğday, ₺\/kg: /);
    expect(chosen(body)).toContain(tr["chart.range.1a"]);
    expect(linkWith(body, "bas=2025-11-19")).toContain("bit=2026-11-20#grafik");
  });

  test("that is not examined has no empty columns for the laboratory", async () => {
    const { body } = await isikgor(`${PAGE}?bolum=urun&urun=32`);
    expect(rowsOf(body)).toBeGreaterThan(0);
    expect(mainText(body)).not.toContain(tr["memberBulletin.moisture"]);
  });

  test("that isn't there is the first one, in words", async () => {
    const { status, body } = await isikgor(`${PAGE}?bolum=urun&urun=99999`);
    expect(status).toBe(200);
    expect(mainText(body)).toContain(tr["list.badValue"]);
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
  ])("each one that a section offers arrives, for its member alone: %s", async (query) => {
    const { body } = await isikgor(`${PAGE}?${query}`);
    const offered = hrefs(body).filter((link) => link.startsWith("/veri/"));
    expect(offered.map((link) => /\.(\w+)(?:\?|$)/.exec(link)?.[1])).toEqual(["csv", "xlsx"]);
    for (const link of offered) {
      const file = await isikgor(link);
      expect(file.status, link).toBe(200);
      expect(file.headers.get("cache-control"), link).toBe("private, no-store");
      expect((await open(stack.portal.url, link)).status, link).toBe(302);
    }
    const json = offered[0]?.replace(".csv", ".json") ?? "";
    expect((await isikgor(json)).status).toBe(404);
  });

  test("hold all rows of a list that is shown a page at a time, as numbers", async () => {
    const query = "?bolum=alim&urun=1&bas=2026-06-01";
    const count = /(\d+) işlem ·/.exec(mainText((await isikgor(PAGE + query)).body))?.[1];
    const { body } = await isikgor(`/veri${PAGE}.csv${query}`);
    const [head, ...lines] = body.trim().split("\r\n");
    expect(head).toContain("Miktar (birim)");
    expect(lines).toHaveLength(Number(count));
    expect(lines[0]).toMatch(/;2026-11-\d\d;\d+;\d+,\d+;/);
  });

  test("have the name of their section and a workbook's own format", async () => {
    const { headers, body } = await isikgor(`/veri${PAGE}.xlsx?bolum=gunluk`);
    expect(headers.get("content-disposition")).toContain("gunluk-bulten-2026-11-20.xlsx");
    expect(body.startsWith("PK")).toBe(true);
  });
});

describe("who sees what", () => {
  test("a member without the right is told so in words, with whom to ask; there is nothing to download", async () => {
    for (const query of ["", "?bolum=alim", "?bolum=urun&urun=1"]) {
      const { status, body } = await withoutRight(PAGE + query);
      expect(status).toBe(200);
      expect(headingOf(body)).toBe(tr["page.memberBulletin"]);
      expect(mainText(body)).toContain(tr["memberBulletin.noRight"]);
      expect(hrefs(mainOf(body))).toEqual(
        expect.arrayContaining(["tel:+909995550100", "/iletisim", "/profile"]),
      );
      expect(rowsOf(body)).toBe(0);
      const file = await withoutRight(`/veri${PAGE}.csv${query}`);
      expect(file.status).toBe(403);
      expect(file.body).not.toContain("Buğday");
    }
    expect(asked().filter((path) => !/^Get(AnaKart|OnlineKartIslem|KayanYazi)$/.test(path))).toEqual([]);
  });

  test("a right that can't be checked just now is left to the upstream, which checks it at each call", async () => {
    await stack.upstream.fault({ kind: "500", match: "GetUserApp" });
    expect(mainText((await isikgor(PAGE)).body)).toContain(tr["memberBulletin.live"]);
    const refused = await withoutRight(`${PAGE}?bolum=alim`);
    expect(refused.status).toBe(403);
    expect(rowsOf(refused.body)).toBe(0);
  });

  test("staff act for no member: they see the hall, and in place of their own trade why there is none", async () => {
    const overview = await staff(PAGE);
    expect(mainText(overview.body)).toContain(tr["memberBulletin.hallOnly"]);
    expect(mainText(overview.body)).toContain(tr["memberBulletin.live"]);
    const arrivals = await staff(`${PAGE}?bolum=gelen`);
    expect(rowsOf(arrivals.body)).toBeGreaterThan(20);
    for (const section of ["alim", "tescil"]) {
      const { status, body } = await staff(`${PAGE}?bolum=${section}`);
      expect(status).toBe(200);
      expect(mainText(body)).toContain(tr["memberBulletin.noMember"]);
    }
    expect(asked().filter((path) => /GetAlinan|GetTesciller|GetToplam|GetUyeBilgileri/.test(path))).toEqual(
      [],
    );
  });

  test("every call that names a member names one's own, whatever the address says", async () => {
    for (const query of ["", "bolum=gelen", "bolum=alim", "bolum=alim&gorunum=gun", "bolum=alim&urun=1"])
      await isikgor(
        `${PAGE}?${query}&uye=${YAYLACI.id}&memberId=${YAYLACI.id}&UyeId=${YAYLACI.id}&id=${YAYLACI.id}`,
      );
    const members = asked().flatMap((path) => {
      const [, member] =
        /^(?:GetUyeBilgileri|GetToplamIslemler|GetGelen\w*|GetAlinan\w*)\/(\d+)/.exec(path) ?? [];
      return member === undefined ? [] : [Number(member)];
    });
    expect(members.length).toBeGreaterThan(5);
    expect(new Set(members)).toEqual(new Set([ISIKGOR.id]));
  });

  test("two members see their own rows only", async () => {
    const rows = async (visit: MemberVisit, query: string) => firstCells((await visit(PAGE + query)).body);
    const [hisRows, herRows] = [await rows(yaylaci, "?bolum=tescil"), await rows(isikgor, "?bolum=tescil")];
    expect(herRows.length).toBeGreaterThan(5);
    expect(hisRows.length).toBeGreaterThan(0);
    expect(herRows.filter((cell) => hisRows.includes(cell))).toEqual([]);
    const [his, hers] = [mainText((await yaylaci(PAGE)).body), mainText((await isikgor(PAGE)).body)];
    expect(his).toContain(YAYLACI.number);
    expect(his).not.toContain(ISIKGOR.number);
    expect(hers).not.toContain(YAYLACI.number);
  });

  test("a load of somebody else's opens nothing among one's own", async () => {
    const own = await isikgor(`${PAGE}?bolum=gelen`);
    const link = linkWith(own.body, "gelis=");
    expect(mainText((await isikgor(link)).body)).toContain(tr["memberBulletin.analysis"]);
    const tried = await yaylaci(link);
    expect(mainText(tried.body)).toContain(tr["list.badValue"]);
    expect(mainText(tried.body)).not.toContain(tr["memberBulletin.analysis"]);
    const bought = linkWith((await isikgor(`${PAGE}?bolum=alim&urun=1`)).body, "gelis=");
    stack.proxy.requests.length = 0;
    const other = await yaylaci(bought);
    expect(mainText(other.body)).toContain(tr["list.badValue"]);
    expect(asked().filter((path) => path.startsWith("GetUrunAnalizDetay"))).toEqual([]);
  });

  test("of loads in the hall that are not one's own neither plate nor producer is told", async () => {
    const hall = await isikgor(`${PAGE}?bolum=gelen&gorunum=salon`);
    const mine = await isikgor(`${PAGE}?bolum=gelen`);
    expect(mainText(mine.body)).toMatch(/99 [A-Z]{3} \d{3}/);
    expect(rowsOf(hall.body)).toBeGreaterThan(rowsOf(mine.body));
    expect(mainText(hall.body)).not.toMatch(/99 [A-Z]{3} \d{3}/);
    // Nor in what the page's scripts are given.
    expect(hall.body).not.toMatch(/99 [A-Z]{3} \d{3}/);
  });

  test("a session that the upstream has ended leads to the log-in", async () => {
    const other = await visitAs(stack, "001014");
    await stack.upstream.fault({ kind: "401", match: "GetAlinanUrunMiktarDetay" });
    const answer = await other(`${PAGE}?bolum=alim`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toContain("neden=ret");
  });
});

test("when everything is down the page says so with the right status", async () => {
  await stack.upstream.fault({ kind: "500", match: "OnlineKullaniciBulten" });
  for (const query of ["", "?bolum=gelen", "?bolum=alim"]) {
    const { status, body } = await isikgor(PAGE + query);
    expect(status, query).toBe(502);
    expect(textOf(body)).toContain(tr["error.unavailableTitle"]);
  }
});
