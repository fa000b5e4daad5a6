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
  test.each(["IĞDIR", "ığdır", "igdir", "İĞDELİ", "igdeli"])("%s, however it is written", (query) => {
    expect(titles(site, query)).toEqual(["Iğdır Gezisi"]);
  });

  test("words that go on behind what was typed, titles first", () => {
    expect(titles(site, "bugday")).toEqual(["Ekmeklik Buğday Fiyatları", "Iğdır Gezisi"]);
  });

  test("what has all words before anything else", () => {
    expect(titles(site, "buğday hasat")).toEqual(["Ekmeklik Buğday Fiyatları"]);
    expect(site.search("buğday hasat").isBroad).toBe(false);
  });

  test("a word with a slip in it", () => {
    expect(titles(site, "fiyatlri")).toEqual(["Ekmeklik Buğday Fiyatları"]);
  });

  test("by the beginnings of words when nothing has them all, and says so", () => {
    const { matches, isBroad } = site.search("buğdayımızın rekoltesi");
    expect(isBroad).toBe(true);
    expect(matches.map(({ document }) => document.title)).toContain("Ekmeklik Buğday Fiyatları");
  });

  test("nothing in tags, scripts or for signs alone", () => {
    for (const query of ["gizli", "script", "!!! ---", "", "zzzzz"])
      expect(titles(site, query), query).toEqual([]);
  });
});

test("what matched is named as it stands in the text, folded", () => {
  const [match] = site.search("bugday").matches;
  expect(match?.words).toContain("bugday");
});

test("documents with one address are one, with the first's title and everybody's words", async () => {
  const both = await of(
    { href: "/tarihce", title: "Tarihçe", kind: "sayfa", text: "Kısa" },
    { href: "/tarihce", title: "Kuruluş öyküsü", html: "<p>1951 yılında</p>", textLanguage: "tr" },
  );
  expect(both.size).toBe(1);
  const [match] = both.search("1951").matches;
  expect(match?.document).toMatchObject({ title: "Tarihçe", kind: "sayfa", textLanguage: "tr" });
  expect(match?.document.titleLanguage).toBeUndefined();
});

test("weight decides between documents that match alike", async () => {
  const weighed = await of(
    { title: "Fiyatlar", weight: 1 },
    { title: "Fiyatlar", weight: 3, href: "/first" },
  );
  expect(weighed.search("fiyatlar").matches[0]?.document.href).toBe("/first");
});

test("a query of a hundred words costs no more than one of ten", () => {
  expect(site.search("arpa ".repeat(100)).matches).toHaveLength(1);
});
