import { describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { textOf } from "../support/html";
import { purge } from "../support/purge";
import { sharedStack } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

/** Rows that can't be read, or lack fields. */

const stack = sharedStack();
const CALLS = "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/";

/** Writes a day into every price row. */
const writeDays = (day: string) =>
  rewrite(CALLS, /"IslemTarih":"[^"]*"/g, `"IslemTarih":${JSON.stringify(day)}`);

async function rewrite(calls: string, pattern: RegExp, otherwise: string): Promise<void> {
  stack.proxy.intercept(calls, async ({ method, path, headers, body }, response) => {
    const { authorization = "" } = headers;
    const init = { method, headers: { "Content-Type": "application/json", authorization } };
    const answer = await fetch(stack.upstream.url + path, method === "POST" ? { ...init, body } : init);
    response.setHeader("Content-Type", "application/json");
    response.end((await answer.text()).replaceAll(pattern, otherwise));
  });
  await purge(stack);
}

const read = async (path: string) => textOf((await open(stack.portal.url, path)).body).replace(/\s+/g, " ");
const rowsIn = async (path: string) =>
  JSON.parse((await ask(stack.portal.url, path)).body) as { rows: unknown[]; unread: number };

describe.each(["dün", "12 Kasım 2026", "11/12/2026 12:00:00 AM"])("rows of the day %j", (day) => {
  test("are no rows of another day: the bulletin is empty and doesn't claim that there was no trade", async () => {
    await writeDays(day);
    for (const [path, words] of [
      ["/gunluk-bulten?tarih=2026-11-19", tr],
      ["/en/daily-bulletin?tarih=2026-11-19", en],
    ] as const) {
      const text = await read(path);
      expect(text).toContain(words["notice.unreadable"]);
      expect(text).not.toMatch(/BGD|Beyaz arpa|işlem yok|no trade/i);
    }
    const { rows } = await rowsIn("/veri/gunluk-bulten.json?tarih=2026-11-19");
    expect(rows).toEqual([]);
  });

  test("are on home's board without a day they may not belong to", async () => {
    const heading = "20 Kasım 2026 Cuma fiyatları";
    await purge(stack);
    expect(await read("/")).toContain(heading);
    await writeDays(day);
    expect(await read("/")).not.toContain(heading);
  });
});

test.each(["19 Kasım 2026", "November 19, 2026", "11/19/2026 12:00:00 AM", "19/11/2026"])(
  "rows of the day %j belong to the requested day",
  async (day) => {
    await writeDays(day);
    const { rows, unread } = await rowsIn("/veri/gunluk-bulten.json?tarih=2026-11-19");
    expect(rows.length).toBeGreaterThan(20);
    expect(unread).toBe(0);
  },
);

describe("what can't be read in any row", () => {
  test.each([
    ["KadroTanim/", /"Ozgecmis":"(?:[^"\\]|\\.)*"/g, '"Ozgecmis":{}', "/yoneticiler/3", "people.noBiography"],
    ["/Anket/", /"Sorular":\[/g, '"Sorular":[{}],"Other":[', "/anket-detay/1", "surveys.noQuestions"],
    [
      "/Anket/",
      /"BitisTarih":"202(?:6-12|7)[^"]*"/g,
      '"BitisTarih":{}',
      "/anket-listesi",
      "surveys.noneOpen",
    ],
    ["DuyuruHaber/", /"HariciLink":"[^"]*"/g, '"HariciLink":{}', "/faydali-link", "links.empty"],
    ["DuyuruHaber/", /"SeoUrl":"[^"]*"/g, '"SeoUrl":{}', "/uyelik", "article.empty"],
  ] as const)("of %s%s as %s on %s is not denied (%s)", async (calls, field, otherwise, path, none) => {
    await rewrite(calls, field, otherwise);
    const text = await read(path);
    expect(text).not.toContain(tr[none]);
    expect(text).toContain(tr["notice.unreadable"]);
  });

  test("of a field that a page doesn't show makes it no less complete", async () => {
    const incomplete = new RegExp(`${tr["notice.unreadOne"]}|${tr["notice.unread"].split("}}").at(-1)}`);
    await rewrite(
      "DuyuruHaber/",
      /"(?:HariciLink|BitisTarih)":(?:"[^"]*"|null)/g,
      '"HariciLink":{},"BitisTarih":{}',
    );
    await rewrite("KadroTanim/", /"Ozgecmis":/g, '"Ozgecmis":{},"Other":');
    for (const path of ["/haber-list", "/meclis"]) expect(await read(path)).not.toMatch(incomplete);
    expect(await read("/tesvik-destek")).toMatch(incomplete);
  });

  test.each(["/gunluk-bulten", "/aylik-bulten", "/yillik-fiyat"])(
    "of a history is not called too few figures on %s",
    async (path) => {
      await rewrite("GetUrunFiyatDetay/", /"(?:IslemTarih|Tarih)":"[^"]*"/g, '"Tarih":"dün"');
      const text = await read(path);
      expect(text).not.toContain(tr["chart.tooFew"]);
      expect(text).toContain(tr["notice.partMissing"]);
    },
  );

  test("of an event's end is reported", async () => {
    await rewrite("/Event/", /"BitisTarih":"[^"]*"/g, '"BitisTarih":"yakında"');
    expect(await read("/etkinlik-list")).toContain(tr["notice.unread"].split("}}").at(-1));
  });

  test.each([
    ["/Anket/", "/anket-listesi", 502],
    ["DuyuruHaber/", "/tesvik-destek", 200],
  ])("of a last day in %s, %s doesn't say what is open", async (calls, path, expected) => {
    await rewrite(calls, /"BitisTarih":"[^"]*"/g, '"BitisTarih":"yakında"');
    const { status, body } = await open(stack.portal.url, path);
    expect(status).toBe(expected);
    expect(body).not.toMatch(/class="(?:status|state)/);
  });
});

describe("a field missing from all rows", () => {
  test.each([
    ["KadroTanim/", /"KurulTip":/g, "/meclis", "/en/council"],
    ["KadroTanim/", /"AdSoyad":/g, "/meclis", "/en/council"],
    ["UyeUyeTanim/", /"MeslekGrubuNo":/g, "/uyeler", "/en/members"],
  ])("of %s%s is no proof that there is none", async (calls, field, turkish, english) => {
    await rewrite(calls, field, '"Other":');
    for (const [path, words] of [
      [turkish, tr],
      [english, en],
    ] as const) {
      const text = await read(path);
      expect(text).toContain(words["notice.unreadable"]);
      expect(text).not.toContain(words["people.empty"]);
    }
  });

  test("of all committee members is reported where they would stand", async () => {
    const notice = (words: typeof tr) => words["notice.unread"].split("{{count}}").at(-1) ?? "?";
    await rewrite("KadroTanim/", /"MeslekGrubuNo":/g, '"Other":');
    expect(await read("/uyeler")).toContain(notice(tr).trim());
    expect(await read("/en/members")).toContain(notice(en).trim());
  });

  test.each([
    ["KadroTanim/", /"AdSoyad":/g, "/yoneticiler/3"],
    ["TescilTanim/", /"Id":/g, "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday"],
  ])("of %s%s gives no 404 for one of them", async (calls, field, path) => {
    await rewrite(calls, field, '"Other":');
    expect((await open(stack.portal.url, path)).status).toBe(502);
    stack.proxy.restore();
    await purge(stack);
    expect((await open(stack.portal.url, path)).status).toBe(200);
  });
});

test("days whose prices can't be read aren't days without a price to compare with", async () => {
  await rewrite("GetUrunFiyatDetay/8/", /"OrtFiyat":"[^"]*"/g, '"OrtFiyat":[]');
  for (const path of ["/yillik-fiyat?urun=8", "/urun/arp-byz-beyaz-arpa", "/beklemenin-masrafi?urun=8"]) {
    const text = await read(path);
    expect(text, path).not.toContain(tr["product.noBase"]);
    expect(text, path).toContain(`1 yıl – ${tr["board.unread"]}`);
  }
});
