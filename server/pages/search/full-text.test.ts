import { describe, expect, test } from "vitest";
import { FullText, type ToIndex } from "./full-text";

const NOTHING = { html: null, text: null, date: null, kind: "haber", weight: 1 };
const of = (...documents: Partial<ToIndex>[]) =>
  FullText.of(documents.map((each, index) => ({ ...NOTHING, href: `/${index}`, title: "Başlık", ...each })));
const titles = (fullText: FullText, query: string) =>
  fullText.search(query).matches.map(({ document }) => document.title);

const site = await of(
  { title: "Ekmeklik Buğday Fiyatları", text: "Hasat döneminde ortalama yükseldi." },
  { title: "Iğdır Gezisi", html: "<p>İğdeli köyünde <b>buğdaydan</b> ekmeğe</p><script>gizli()</script>" },
  { title: "Arpa", text: "Yemlik arpa" },
);

describe("finds", () => {
  test.each(["IĞDIR", "ığdır", "igdir", "İĞDELİ", "igdeli"])("%s, in any spelling", (query) => {
    expect(titles(site, query)).toEqual(["Iğdır Gezisi"]);
  });

  test("words that continue what was typed, titles first", () => {
    expect(titles(site, "bugday")).toEqual(["Ekmeklik Buğday Fiyatları", "Iğdır Gezisi"]);
  });

  test("documents with all words before others", () => {
    expect(titles(site, "buğday hasat")).toEqual(["Ekmeklik Buğday Fiyatları"]);
    expect(site.search("buğday hasat").isBroad).toBe(false);
  });

  test("a word with a typo", () => {
    expect(titles(site, "fiyatlri")).toEqual(["Ekmeklik Buğday Fiyatları"]);
  });

  test("documents with some word beginnings when none has all words, and says so", () => {
    const { matches, isBroad } = site.search("buğdayımızın rekoltesi");
    expect(isBroad).toBe(true);
    expect(matches.map(({ document }) => document.title)).toContain("Ekmeklik Buğday Fiyatları");
  });

  test("nothing in tags or scripts, and nothing for punctuation only", () => {
    for (const query of ["gizli", "script", "!!! ---", "", "zzzzz"])
      expect(titles(site, query), query).toEqual([]);
  });
});

test("returns the matched words as they stand in the text, folded", () => {
  const [match] = site.search("bugday").matches;
  expect(match?.words).toContain("bugday");
});

test("merges documents with the same address under the first title", async () => {
  const both = await of(
    { href: "/tarihce", title: "Tarihçe", kind: "sayfa", text: "Kısa" },
    { href: "/tarihce", title: "Kuruluş öyküsü", html: "<p>1951 yılında</p>", textLanguage: "tr" },
  );
  expect(both.search("kısa 1951").matches).toHaveLength(1);
  const [match] = both.search("1951").matches;
  expect(match?.document).toMatchObject({ title: "Tarihçe", kind: "sayfa", textLanguage: "tr" });
  expect(match?.document.titleLanguage).toBeUndefined();
});

test("ranks equal matches by weight", async () => {
  const weighed = await of(
    { title: "Fiyatlar", weight: 1 },
    { title: "Fiyatlar", weight: 3, href: "/first" },
  );
  expect(weighed.search("fiyatlar").matches[0]?.document.href).toBe("/first");
});

test("limits the cost of a query of a hundred words to that of ten", () => {
  expect(site.search("arpa ".repeat(100)).matches).toHaveLength(1);
});
