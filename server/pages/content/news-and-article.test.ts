import { describe, expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import type { ContentItem } from "../../upstream/contracts/content";
import { articleView, languageNotice } from "./article-view";
import { newsCard } from "./news";
import { UnreachableError } from "../../upstream/errors";
import { withTurkishFallback, oneWithTurkishFallback } from "../fallbacks";

const t = await wordsIn("tr");
const en = await wordsIn("en");

const ITEM: ContentItem = {
  id: 7,
  type: "news",
  typeId: 1,
  title: "Arpa",
  summary: "Özet",
  html: "<p>Metin</p>",
  image: "/files/arpa.jpg",
  imageAlt: "Tarla",
  date: "2026-11-19T21:30:00Z",
  lastDay: null,
  year: 2026,
  slug: null,
  category: null,
  position: null,
  isPinned: false,
  isShownOnOpening: false,
  externalLink: null,
  internalLink: null,
  newTab: false,
  readCount: 3,
  files: [],
};
const BARE: ContentItem = {
  ...ITEM,
  title: null,
  summary: null,
  html: null,
  image: null,
  imageAlt: null,
  date: null,
};

describe("a news card", () => {
  const card = (item: Partial<ContentItem>) =>
    newsCard({ ...ITEM, ...item }, { language: "tr", t }, { withKind: true, imageWidth: 320 });

  test("shows the day in Istanbul, the kind, and a sized decorative picture", () => {
    expect(card({})).toMatchObject({
      link: { href: "/detay-duyuru-haber/7", label: "Arpa" },
      date: { iso: "2026-11-20", text: "20 Kasım 2026" },
      kind: "Haber",
      image: {
        width: 320,
        height: 180,
        alt: "",
        src: expect.stringMatching(/^\/dosya\/.*\?w=320$/) as string,
      },
    });
  });

  test("works with few fields", () => {
    expect(card(BARE)).toMatchObject({
      link: { label: "Başlıksız" },
      date: { iso: "", text: "" },
      summary: null,
      image: null,
    });
    expect(card({ type: null }).kind).toBeNull();
    expect(card({ type: "policy" }).kind).toBeNull();
    expect(card({ date: "2026-02-31" }).date.text).toBe("");
  });
});

describe("an article", () => {
  const parts = {
    item: ITEM,
    files: [],
    readCount: 1_184,
    dated: true,
    shareAddress: "https://x.example/7",
    empty: t("article.empty"),
  };
  const file = {
    itemId: null,
    id: 1,
    name: null,
    path: "/files/1.xlsx",
    extension: ".xlsx",
    bytes: 1_450_000,
    about: null,
    isPicture: false,
  };

  test("of news has date, kind, readers and address; a corporate text has none", () => {
    expect(articleView(parts, { language: "tr", t })).toMatchObject({
      date: { text: "20 Kasım 2026" },
      kind: "Haber",
      reads: "1.184 kez okundu",
      html: "<p>Metin</p>",
      share: [{ href: "https://x.example/7" }, { external: true }],
    });
    const plain = articleView(
      { ...parts, dated: false, readCount: null, shareAddress: null },
      { language: "tr", t },
    );
    expect(plain).toMatchObject({ date: null, kind: null, reads: null, share: [], previousNext: null });
    expect(articleView({ ...parts, readCount: 0 }, { language: "tr", t }).reads).toBeNull();
  });

  test("without text shows its summary, else says so; both sanitised", () => {
    const html = (item: Partial<ContentItem>) =>
      articleView({ ...parts, item: { ...ITEM, ...item } }, { language: "tr", t }).html;
    expect(html({ html: null })).toBe("<p>Özet</p>");
    expect(html({ html: null, summary: "<script>x</script>Özet" })).toBe("<p>Özet</p>");
    const { empty } = articleView(
      { ...parts, item: { ...ITEM, html: null, summary: null } },
      { language: "tr", t },
    );
    expect(empty).toBe("İçerik hazırlanıyor.");
  });

  test("names files by kind and size and drops those without an address", () => {
    const nowhere = { ...file, path: "/files/undefined" };
    const view = articleView(
      { ...parts, files: [file, nowhere, { ...file, extension: null, bytes: null }] },
      { language: "tr", t },
    );
    expect(view.files?.items.map(({ name, detail }) => [name, detail])).toEqual([
      ["Dosya", "XLSX, 1,5 MB"],
      ["Dosya", ""],
    ]);
    expect(articleView({ ...parts, files: [nowhere] }, { language: "tr", t }).files).toBeNull();
  });

  test("writes file types in capitals without the Turkish i rule", () => {
    const view = articleView({ ...parts, files: [{ ...file, extension: "tif" }] }, { language: "tr", t });
    expect(view.files?.items[0]?.detail).toMatch(/^TIF,/);
  });

  test("links to its neighbours where there are any", () => {
    const previous = { ...ITEM, id: 6, title: "Önceki" };
    expect(
      articleView({ ...parts, neighbours: { previous, next: null } }, { language: "tr", t }).previousNext,
    ).toMatchObject({
      previous: { href: "/detay-duyuru-haber/6", label: "Önceki" },
      next: null,
    });
    expect(
      articleView({ ...parts, neighbours: { previous: null, next: null } }, { language: "tr", t })
        .previousNext,
    ).toBeNull();
  });
});

describe("without an English text", () => {
  const rows = {
    en: [
      { id: 1, title: null },
      { id: 2, title: "Two" },
      { id: 3, title: null },
    ],
    tr: [{ id: 1, title: "Bir" }],
  };

  test("shows the Turkish text, marked; items with neither stay", async () => {
    expect(await withTurkishFallback("en", (language) => Promise.resolve(rows[language]))).toEqual([
      { id: 1, title: "Bir", textLanguage: "tr" },
      { id: 2, title: "Two" },
      { id: 3, title: null },
    ]);
  });

  test("reads Turkish only when needed", async () => {
    const requests: string[] = [];
    const read = (language: "tr" | "en") => {
      requests.push(language);
      return Promise.resolve([{ id: 2, title: "Two" }]);
    };
    await withTurkishFallback("en", read);
    await withTurkishFallback("tr", read);
    expect(requests).toEqual(["en", "tr"]);
  });

  test("shows what there is when Turkish can't be read", async () => {
    const read = (language: "tr" | "en") =>
      language === "en" ? Promise.resolve(rows.en) : Promise.reject(new UnreachableError("news", "down"));
    expect(await withTurkishFallback("en", read)).toEqual(rows.en);
  });

  test("does the same for a single item; a missing one stays missing", async () => {
    const read = (language: "tr" | "en") => Promise.resolve(rows[language][0] ?? null);
    expect(await oneWithTurkishFallback("en", read)).toEqual({ id: 1, title: "Bir", textLanguage: "tr" });
    expect(await oneWithTurkishFallback("en", () => Promise.resolve(null))).toBeNull();
  });

  test("marks the language of page, link and card", () => {
    expect(languageNotice("tr", en)).toMatchObject([{ kind: "language" }]);
    expect(languageNotice(undefined, en)).toEqual([]);
    const card = newsCard(
      { ...ITEM, textLanguage: "tr" },
      { language: "en", t: en },
      { withKind: false, imageWidth: 480 },
    );
    expect(card).toMatchObject({ lang: "tr", link: { lang: "tr" }, kind: null });
  });
});
