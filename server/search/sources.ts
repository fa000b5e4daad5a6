import type { Language } from "~/language";
import { findPage, href, PAGES, type PlainPageId } from "~/pages";
import { sentenceCase } from "~/text/casing";
import { isWordKey, type Translate } from "~/text/words";
import { allContent } from "../sources/all-content";
import { inPageLanguage, type Translated } from "../sources/translated";
import type { ContentType } from "../upstream/assumptions";
import type { Call } from "../upstream/call";
import type { ContentItem } from "../upstream/contracts/content";
import { listEvents } from "../upstream/contracts/events";
import { listProducts } from "../upstream/contracts/products";
import { EVENT_QUERY } from "../views/event";
import type { SearchDocument, SearchSource } from "./search-document";

/**
 * What the site's search looks through. A new kind is a line: its word in the address, its name, how its
 * rows are asked for and where each leads. Only what is public on its own page belongs here: of natural
 * persons name and office, never telephones, addresses or numbers.
 */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  { kind: "sayfa", label: "search.page", weight: 3, load: ({ language, t }) => tablePages(language, t) },
  { kind: "sayfa", label: "search.page", weight: 1.5, load: content(["corporateText"], corporateHref) },
  { kind: "sayfa", label: "search.page", weight: 1.5, load: content(["policy"], policyHref) },
  { kind: "sayfa", label: "search.page", weight: 1.5, load: content(["menuPage"], menuPageHref) },
  {
    kind: "urun",
    label: "search.product",
    weight: 2,
    load: rows(listProducts, null, ({ id, name, code, groupName }, language) => ({
      href: `${href("yearly-prices", language)}?urun=${id}`,
      title: name,
      text: [groupName && sentenceCase(groupName, language), code].filter(Boolean).join(" · "),
    })),
  },
  { kind: "duyuru", label: "kind.announcement", load: content(["announcement"], newsHref) },
  { kind: "haber", label: "kind.news", load: content(["news"], newsHref) },
  { kind: "basin", label: "kind.pressRelease", load: content(["pressRelease"], newsHref) },
  {
    kind: "etkinlik",
    label: "search.event",
    load: rows(listEvents, null, ({ id, title, html, place, kind, startsAt }, language) => ({
      href: `${href("content", language, { id })}?tip=${EVENT_QUERY}`,
      title,
      html,
      text: [kind, place].filter(Boolean).join(" · "),
      date: startsAt,
    })),
  },
];

/** A text that is changed when the facts do shows no day. */
const DATED: ReadonlySet<ContentType> = new Set(["news", "announcement", "pressRelease"]);

type Load = SearchSource["load"];
type Found = Omit<SearchDocument, "title" | "textLanguage"> & { title: string | null };

/** All rows of a declared call; a row without a title, or for which `make` gives none, can't be found. */
function rows<Params, Row extends { id: number }>(
  call: Call<Params, readonly Row[]>,
  params: Params,
  make: (row: Row, language: Language) => Found | null,
): Load {
  return async ({ language, upstream }) => {
    const titled = async (asked: Language) =>
      (await upstream.read(call, params, { language: asked })).map((row) => ({
        id: row.id,
        title: make(row, language)?.title ?? null,
        row,
      }));
    const found = await inPageLanguage(language, titled);
    return found.flatMap(({ row, textLanguage }) => documentOf(make(row, language), textLanguage));
  };
}

/** Content items of some types, each at the address of its page; null: it has none. */
function content(
  types: ContentType[],
  addressOf: (item: ContentItem, language: Language) => string | null,
): Load {
  return async ({ language, upstream }) => {
    const read = (asked: Language): Promise<readonly Translated<ContentItem>[]> =>
      allContent(upstream, types, asked);
    const items = await inPageLanguage(language, read);
    return items.flatMap((item) => {
      const address = addressOf(item, language);
      if (address === null) return [];
      const { title, html, summary: text, textLanguage } = item;
      const date = item.type !== null && DATED.has(item.type) ? item.date : null;
      return documentOf({ href: address, title, html, text, date }, textLanguage);
    });
  };
}

function documentOf(found: Found | null, textLanguage: Language | undefined): SearchDocument[] {
  return found?.title ? [{ ...found, title: found.title, textLanguage }] : [];
}

/** Each fixed page by its name and the line that says what it is. */
function tablePages(language: Language, t: Translate): Promise<SearchDocument[]> {
  const pages = PAGES.filter(
    (page) => !page.tr.includes(":") && !("canonical" in page) && !("indexed" in page),
  );
  return Promise.resolve(
    pages.map(({ id, title }) => {
      const lead = title.replace(/^page\./, "lead.");
      return {
        href: href(id as PlainPageId, language),
        title: t(title),
        text: isWordKey(lead) ? t(lead) : null,
      };
    }),
  );
}

function newsHref({ id }: ContentItem, language: Language): string {
  return href("news-item", language, { id });
}

function menuPageHref({ id }: ContentItem, language: Language): string {
  return href("menu-page", language, { id });
}

function policyHref({ slug }: ContentItem, language: Language): string | null {
  return slug === null ? null : href("policy", language, { tip: slug });
}

/** The word that editors gave a corporate text is the Turkish address of its page. */
function corporateHref({ slug }: ContentItem, language: Language): string | null {
  const match = slug === null ? null : findPage(`/${slug}`);
  return match && !match.page.tr.includes(":") ? href(match.page.id as PlainPageId, language) : null;
}
