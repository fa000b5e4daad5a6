import { beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { purge } from "../support/purge";
import { sharedStack } from "../support/stack-of-file";
import { askUntil, open, type Visit } from "../support/visit";

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

/** The addresses of the results, best first. */
const resultsOf = (html: string) => hrefs(/<ol class="entries">[\s\S]*?<\/ol>/.exec(html)?.[0] ?? "");
const search = (query: string, path = "/ara") => open(origin, `${path}?${query}`);
const countIn = (html: string) => Number(/(\d+) (?:kayıt bulundu|found)/.exec(textOf(html))?.[1] ?? 0);

describe("finds", () => {
  test.each([
    ["a page of the table", "kotasyon listesi", "/kotasyon-listesi"],
    ["a page by what it is about", "tescil edilen fiyat", "/gunluk-bulten"],
    ["a corporate text", "tarihçe", "/tarihce"],
    ["a policy", "rüşvetle mücadele", "/politikalar/rusvetle-mucadele"],
    ["a product, at its prices", "makarnalık buğday", "/urun/bgd-mk"],
    ["a news item", "ilk balya", "/detay-duyuru-haber/"],
    ["a document", "faaliyet raporu 2025", "/detay/13007"],
    ["a tariff, on its page", "laboratuvar ücret", "/ucret-tarifeleri#belge-"],
    ["a member, in the list", "altınbaşak hububat", "/faal-uye-listemiz?ara="],
    ["a person", "meclis başkanı", "/yoneticiler/"],
    ["an album", "hasat", "/galeri/"],
    ["a survey", "anket memnuniyet", "/anket-detay/"],
    ["an event, not the content item of its number", "risk yönetimi elüs", "?tip=etkinlik"],
  ])("%s", async (_, words, address) => {
    const { status, body } = await search(new URLSearchParams({ ara: words }).toString());
    expect(status).toBe(200);
    expect(resultsOf(body).slice(0, 5).join("\n")).toContain(address);
  });

  test("the same in any spelling of Turkish letters", async () => {
    const rows = await Promise.all(
      ["İĞDELİ", "iğdeli", "IGDELI", "igdeli"].map(async (words) =>
        resultsOf((await search(new URLSearchParams({ ara: words }).toString())).body),
      ),
    );
    expect(rows[0]?.length).toBeGreaterThan(0);
    for (const each of rows) expect(each).toEqual(rows[0]);
  });

  test("English content at English addresses", async () => {
    const { body } = await search("ara=wheat", "/en/search");
    expect(headingOf(body)).toBe("Search results for “wheat”");
    expect(resultsOf(body).length).toBeGreaterThan(5);
    expect(resultsOf(body).every((link) => link.startsWith("/en/"))).toBe(true);
  });

  test("and marks the words in title and text", async () => {
    const { body } = await search("ara=bugday");
    expect(body).toMatch(/<mark>Buğday/);
  });
});

describe("the query", () => {
  test("chooses a kind, and keeps it while paging", async () => {
    const all = await search("ara=borsa");
    const news = await search("ara=borsa&tip=haber");
    expect(countIn(news.body)).toBeGreaterThan(0);
    expect(countIn(news.body)).toBeLessThan(countIn(all.body));
    expect(resultsOf(news.body).every((link) => link.startsWith("/detay-duyuru-haber/"))).toBe(true);
    expect(hrefs(all.body)).toContain("/ara?ara=borsa&tip=haber");
  });

  test("pages through results without repeating one", async () => {
    const first = await search("ara=borsa");
    const second = await search("ara=borsa&sayfa=2");
    expect(hrefs(first.body)).toContain("/ara?ara=borsa&sayfa=2");
    expect(resultsOf(second.body).length).toBeGreaterThan(0);
    expect(resultsOf(second.body).filter((link) => resultsOf(first.body).includes(link))).toEqual([]);
  });

  test.each(["tip=yok", "sayfa=0", "sayfa=999", "sayfa=abc", `x=1&ara=${"a".repeat(150)}`])(
    "falls back and says so: %s",
    async (wrong) => {
      const { status, body } = await search(wrong.includes("ara=") ? wrong : `ara=borsa&${wrong}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain(tr["list.badValue"]);
    },
  );

  test("makes the page uncacheable and not for search engines", async () => {
    const { headers } = await search("ara=borsa");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const { body } = await open(origin, "/ara");
    const robots = elements(body, "meta").find(({ name }) => name === "robots");
    expect(robots?.["content"]).toBe("noindex");
  });

  test("is shown as text, whatever it contains", async () => {
    const { body } = await search(new URLSearchParams({ ara: `"><script>alert(1)</script>` }).toString());
    expect(body).not.toContain("<script>alert");
    expect(textOf(body)).toContain("<script>alert(1)</script>");
  });
});

describe("without results", () => {
  test("without words: says what can be searched, and where else to go", async () => {
    const { body } = await open(origin, "/ara");
    expect(textOf(body)).toContain(tr["search.help"]);
    expect(hrefs(body)).toContain("/gunluk-bulten");
    expect(resultsOf(body)).toEqual([]);
  });

  test("without matches: says so with the words, a hint and helpful links", async () => {
    const { status, body } = await search("ara=zzzzqqqq", "/en/search");
    expect(status).toBe(200);
    expect(textOf(body)).toContain("Nothing was found for “zzzzqqqq”.");
    expect(textOf(body)).toContain(en["search.hint"]);
    expect(hrefs(body)).toContain("/en/site-map");
  });

  test("without matches of a kind: links to the others", async () => {
    const { body } = await search("ara=makarnal%C4%B1k&tip=etkinlik");
    expect(resultsOf(body)).toEqual([]);
    expect(hrefs(body)).toContain("/ara?ara=makarnal%C4%B1k");
  });
});

test.each(["/", "/hakkimizda", "/en/news", "/error"])("%s has a plain search form", async (path) => {
  const { body } = await open(origin, path);
  const forms = elements(body, "form").filter(({ role }) => role === "search");
  const action = path.startsWith("/en") ? "/en/search" : "/ara";
  expect(
    forms.filter((form) => form["action"] === action && form["method"] === "get").length,
  ).toBeGreaterThan(1);
  expect(elements(body, "input").some(({ name, type }) => name === "ara" && type === "search")).toBe(true);
});

test("a failing source leaves the others searchable, says so, and recovers", async () => {
  await stack.upstream.fault({ kind: "500", match: "Event/GetWithFilterInfo" });
  await purge(stack);
  const address = "/ara?ara=toplant%C4%B1";
  const broken = await open(origin, address);
  expect(broken.status).toBe(200);
  expect(textOf(broken.body)).toContain(tr["search.incomplete"]);
  expect(resultsOf(broken.body).length).toBeGreaterThan(0);
  expect(resultsOf(broken.body).join()).not.toContain("tip=etkinlik");
  await stack.upstream.clearFaults();
  await stack.clock.advance({ minutes: 1 });
  const isWhole = ({ body }: Visit) => !textOf(body).includes(tr["search.incomplete"]);
  const whole = await askUntil(isWhole, () => open(origin, `${address}&tip=etkinlik`));
  expect(isWhole(whole)).toBe(true);
  expect(resultsOf(whole.body).join()).toContain("tip=etkinlik");
}, 60_000);

/** The text of the first result. */
const firstOf = (html: string) =>
  textOf(/<ol class="entries">[\s\S]*?<\/li>/.exec(html)?.[0] ?? "").replace(/\s+/g, " ");

describe("understands everyday questions", () => {
  test.each([
    ["/ara", "buğday fiyatı", /1\. Grup Kırmızı Sert Ekmeklik Buğday.* \d+,\d\d ₺\/kg · \d+ \p{L}+ 20\d\d/u],
    ["/ara", "bugünkü buğday fiyatı", /1\. Grup Kırmızı Sert Ekmeklik Buğday.* \d+,\d\d ₺\/kg ·/],
    ["/ara", "arpa kaç lira", /Arpa .*₺\/kg ·/],
    ["/ara", "mısır ne kadar", /Sarı Mısır/],
    ["/en/search", "barley today", /barley.* ₺\/kg ·/],
    ["/en/search", "what is the price of durum wheat", /Durum wheat.* ₺\/kg ·/],
    ["/en/search", "durum wheat price", /Durum wheat.* \d+\.\d\d ₺\/kg · \d+ \p{L}+ 20\d\d/u],
    ["/en/search", "buğday", /wheat.* ₺\/kg ·/],
    ["/ara", "wheat", /Buğday.* ₺\/kg ·/],
    ["/ara", "buğdya", /Buğday.* ₺\/kg ·/],
    ["/en/search", "buğdya", /wheat.* ₺\/kg ·/],
    ["/ara", "usd", /Döviz kurları USD \d+,\d{4} ₺ ·/],
    ["/en/search", "euro", /Exchange rates .*EUR \d+\.\d{4} ₺ ·/],
    ["/ara", "laboratuvar telefon", /Birim Borsa Laboratuvarı 0 \(999\) 555 01 30/],
    ["/en/search", "laboratuvar telefon", /Office .*Laboratory \+90 999 555 01 30/],
    ["/en/search", "laboratory phone", /Office .*Laboratory \+90 999 555 01 30/],
    ["/ara", "borsa telefon", /Borsası .*Merkez Hizmet Binası 0 \(999\) 555 01 00/],
    ["/ara", "başakova ticaret borsası telefon", /Borsası .*Merkez Hizmet Binası 0 \(999\) 555 01 00/],
    ["/en/search", "exchange phone", /Exchange .* \+90 999 555 01 00/],
    ["/ara", "20 kasım", /20 Kasım 20\d\d \p{L}+ günlük bülteni/u],
    ["/en/search", "20 November 2025", /20 November 2025/],
    ["/ara", "cicek", /Ayçiçeği/],
    ["/ara", "karışım", /Paçal maliyeti/],
    ["/en/search", "mixture", /Blend cost/],
    ["/ara", "çiçek", /Ayçiçeği/],
  ])("%s: %s", async (path, words, result) => {
    const { body } = await search(new URLSearchParams({ ara: words }).toString(), path);
    expect(firstOf(body)).toMatch(result);
  });
});
