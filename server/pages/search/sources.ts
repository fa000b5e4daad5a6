import type { Language } from "~/i18n/language";
import { findPage, href, pageById, PAGES, type PlainPageId } from "~/pages";
import { sentenceCase } from "~/i18n/letters";
import type { Wording } from "~/i18n/words";
import { siteProfile } from "../../config/site-profile";
import { allActiveMembers } from "../members/all-members";
import { withTurkishFallback, type Localized } from "../fallbacks";
import type { ContentType } from "../../upstream/assumptions";
import type { Call } from "../../upstream/call";
import { type ContentItem, searchContent } from "../../upstream/contracts/content";
import { listEvents } from "../../upstream/contracts/events";
import { listOffices } from "../../upstream/contracts/registry";
import { listProducts } from "../../upstream/contracts/products";
import { listPhotos } from "../../upstream/contracts/gallery";
import { listSeats } from "../../upstream/contracts/people";
import { listSurveys } from "../../upstream/contracts/surveys";
import { contentHref } from "../content-link";
import { officeAnchor } from "../contact/contact-view";
import { documentAnchor } from "../content/documents";
import { eventHref } from "../events/event";
import { productHrefs } from "../prices/products/product-address";
import { aboutPage } from "../shell/frame";
import type { SearchAsker, SearchDocument, SearchSource } from "./search-document";
import type { Id } from "../../upstream/record";
import type { Upstream } from "../../upstream/client";

const ROWS = 200;
const MAX_ITEMS = 3_000;

const DOCUMENT_PAGES = {
  strategicPlan: "strategic-plan",
  activityReport: "activity-reports",
  qualityCertificate: "quality-certificates",
  statistics: "statistics",
  publication: "publications",
  linkDocument: "link-documents",
  declaration: "declarations",
  membershipDocument: "membership-documents",
  feeTariff: "fees",
  serviceStandard: "service-standards",
  incentive: "incentives",
} as const satisfies Partial<Record<ContentType, PlainPageId>>;

/** Public content alone: of persons name and office, never telephones, addresses or numbers. */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  { kind: "sayfa", label: "search.page", weight: 3, load: ({ language, t }) => tablePages({ language, t }) },
  { kind: "sayfa", label: "search.page", weight: 1.5, load: content(["corporateText"], corporateHref) },
  { kind: "sayfa", label: "search.page", weight: 1.5, load: content(["policy"], policyHref) },
  { kind: "sayfa", label: "search.page", weight: 1.5, load: content(["menuPage"], menuPageHref) },
  {
    kind: "urun",
    label: "search.product",
    weight: 2,
    load: async (asker) => {
      const hrefOf = await productHrefs(asker.upstream, asker.language);
      return rows(listProducts, null, ({ id, name, code, groupName }, language) => ({
        href: hrefOf(id) ?? href("quotation-list", language),
        title: name,
        text: [groupName && sentenceCase(groupName, language), code].filter(Boolean).join(" · "),
        ...(id !== null && { subject: { kind: "product" as const, id } }),
      }))(asker);
    },
  },
  { kind: "duyuru", label: "kind.announcement", load: content(["announcement"], newsHref) },
  { kind: "haber", label: "kind.news", load: content(["news"], newsHref) },
  { kind: "basin", label: "kind.pressRelease", load: content(["pressRelease"], newsHref) },
  { kind: "oyku", label: "page.successStory", load: content(["successStory"], storyHref) },
  {
    kind: "belge",
    label: "search.document",
    load: content(Object.keys(DOCUMENT_PAGES) as DocumentType[], documentHref),
  },
  {
    kind: "birim",
    label: "search.office",
    weight: 2,
    load: rows(listOffices, null, ({ name, code, address, hours, phone }, language) => ({
      href: code === null ? href("contact", language) : `${href("contact", language)}#${officeAnchor(code)}`,
      title: code === siteProfile.officeCode && name ? `${siteProfile.name[language]}, ${name}` : name,
      text: [address, hours].filter(Boolean).join(" · "),
      ...(code === siteProfile.officeCode && { weight: 8 }),
      ...(phone !== null && { subject: { kind: "office" as const, phone } }),
    })),
  },
  {
    kind: "etkinlik",
    label: "search.event",
    load: rows(listEvents, null, ({ id, title, html, place, kind, startsAt }, language) => ({
      href: eventHref(id, language),
      title,
      html,
      text: [kind, place].filter(Boolean).join(" · "),
      date: startsAt,
    })),
  },
  {
    kind: "anket",
    label: "search.survey",
    load: rows(listSurveys, null, ({ id, title, description, lastDay }, language) => ({
      href: href("survey", language, { id }),
      title,
      html: description,
      date: lastDay,
    })),
  },
  {
    kind: "album",
    label: "search.album",
    load: rows(listPhotos, null, ({ albumId, albumName, title, about }, language) => ({
      href: albumId === null ? href("photos", language) : href("gallery", language, { id: albumId }),
      title: albumName,
      text: [title, about].filter(Boolean).join(" "),
    })),
  },
  {
    kind: "kisi",
    label: "search.person",
    load: rows(listSeats, null, (seat, language) => ({
      href: href("person", language, { id: seat.id }),
      title: seat.name,
      text: [seat.title, seat.office, seat.organName, seat.unit].filter(Boolean).join(" · "),
    })),
  },
  { kind: "uye", label: "search.member", weight: 0.8, ownPages: false, load: members },
];

type DocumentType = keyof typeof DOCUMENT_PAGES;

async function members({ language, upstream }: SearchAsker): Promise<SearchDocument[]> {
  const all = await allActiveMembers(upstream);
  return all.flatMap(({ name, groupName, district }) => {
    if (name === null) return [];
    const address = `${href("active-members", language)}?${new URLSearchParams({ ara: name }).toString()}`;
    const text = [groupName, district].filter(Boolean).join(" · ");
    return { href: address, title: name, text, textLanguage: language === "tr" ? undefined : "tr" };
  });
}

const DATED: ReadonlySet<ContentType> = new Set(["news", "announcement", "pressRelease"]);

type Load = SearchSource["load"];
type DraftDocument = Omit<SearchDocument, "title" | "textLanguage"> & { title: string | null };

function rows<Params, Row extends { id: Id | null }>(
  call: Call<Params, readonly Row[]>,
  params: Params,
  make: (row: Row, language: Language) => DraftDocument | null,
): Load {
  return async ({ language, upstream }) => {
    const titled = async (contentLanguage: Language) =>
      (await upstream.read(call, params, { language: contentLanguage })).map((row) => ({
        id: row.id,
        title: make(row, language)?.title ?? null,
        row,
      }));
    const items = await withTurkishFallback(language, titled);
    return items.flatMap(({ row, textLanguage }) => documentOf(make(row, language), textLanguage));
  };
}

function content(
  types: ContentType[],
  addressOf: (item: ContentItem, language: Language) => string | null,
): Load {
  return async ({ language, upstream }) => {
    const read = (contentLanguage: Language): Promise<readonly Localized<ContentItem>[]> =>
      allContent(upstream, types, contentLanguage);
    const items = await withTurkishFallback(language, read);
    return items.flatMap((item) => {
      const address = addressOf(item, language);
      if (address === null) return [];
      const { title, html, summary: text, textLanguage } = item;
      const date = item.type !== null && DATED.has(item.type) ? item.date : null;
      return documentOf({ href: address, title, html, text, date }, textLanguage);
    });
  };
}

function documentOf(draft: DraftDocument | null, textLanguage: Language | undefined): SearchDocument[] {
  return draft?.title ? [{ ...draft, title: draft.title, textLanguage }] : [];
}

const CURRENCY_NAMES = "USD, EUR, GBP";

function tablePages({ language, t }: Wording): Promise<SearchDocument[]> {
  const pages = PAGES.filter(
    (page) => !page.tr.includes(":") && !("canonical" in page) && !("indexed" in page),
  );
  return Promise.resolve(
    pages.map((page) => ({
      href: href(page.id as PlainPageId, language),
      title: t(page.title),
      text: aboutPage(page, t),
      ...(page.id === "exchange-rates" && { subject: { kind: "rates" as const }, html: CURRENCY_NAMES }),
    })),
  );
}

function newsHref({ id }: ContentItem, language: Language): string {
  return href("news-item", language, { id });
}

function storyHref({ id }: ContentItem, language: Language): string {
  return href("success-story", language, { id });
}

function documentHref(item: ContentItem, language: Language): string | null {
  const page = (DOCUMENT_PAGES as Partial<Record<string, PlainPageId>>)[item.type ?? ""];
  // The upstream may omit the type in a filtered list.
  if (page === undefined) return contentHref(item, language);
  const isList = "query" in pageById(page);
  if (isList && item.html !== null) return contentHref(item, language);
  const year = isList && item.year !== null ? `?yil=${item.year}` : "";
  return `${href(page, language)}${year}#${documentAnchor(item.id)}`;
}

function menuPageHref({ id }: ContentItem, language: Language): string {
  return href("menu-page", language, { id });
}

function policyHref({ slug }: ContentItem, language: Language): string | null {
  return slug === null ? null : href("policy", language, { tip: slug });
}

function corporateHref({ slug }: ContentItem, language: Language): string | null {
  const match = slug === null ? null : findPage(`/${slug}`);
  return match && !match.page.tr.includes(":") ? href(match.page.id as PlainPageId, language) : null;
}

async function allContent(
  upstream: Upstream,
  types: ContentType[],
  language: Language,
): Promise<ContentItem[]> {
  const items = new Map<Id, ContentItem>();
  for (let first = 0; first < MAX_ITEMS; first += ROWS) {
    const query = { types, year: null, search: "", first, rows: ROWS };
    const { rows, received, total, hasMore } = await upstream.read(searchContent, query, { language });
    for (const item of rows) items.set(item.id, item);
    if (received === 0 || (!hasMore && first + ROWS >= total)) break;
  }
  return [...items.values()];
}
