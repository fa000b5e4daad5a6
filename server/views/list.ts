import type { ListView } from "~/components/list-page";
import { hrefOfMatch } from "~/pages";
import { formatNumber } from "~/text/numbers";
import type { WordKey } from "~/text/words";
import type { PagePortal } from "../page-loader";
import type { ContentItem } from "../upstream/contracts/content";
import { newsCard } from "./news";
import { pagerView } from "./pager";
import type { Translated } from "../sources/translated";
import { unreadNotice } from "./unread";

/** What a list's address asks for. */
export interface ListState {
  page: number;
  year: number | null;
  search: string;
  /** The chosen type's word in the address; null for all. */
  type: string | null;
  /** Something in the address could not be used. */
  isWrong: boolean;
}

/** What a list's address found. */
export interface FoundList {
  items: readonly Translated<ContentItem>[];
  total: number;
  /** Nobody knows how many more there are. */
  hasMore: boolean;
  /** Rows that could not be read. */
  unread: number;
  pages: number;
  years: readonly number[];
  /** The words of the types to choose among; one type needs no choice. */
  types: readonly string[];
  state: ListState;
}

const TYPE_WORDS: Readonly<Record<string, WordKey>> = {
  haber: "kind.news",
  duyuru: "kind.announcement",
  basin: "kind.pressRelease",
};

/** A list with its filter, count and pager. */
export function listView(found: FoundList, portal: PagePortal, as: ListView["as"] = "rows"): ListView {
  const { items, types } = found;
  const { language, t } = portal;
  const isCards = as === "cards";
  const options = { withKind: types.length > 1 || isCards, imageWidth: isCards ? 480 : 320 } as const;
  return {
    ...listFrame(found, portal),
    as,
    items: items.map((item) => newsCard(item, language, t, options)),
  };
}

/** What stands around the items of a list, whatever they are. */
export function listFrame(found: FoundList, portal: PagePortal): Omit<ListView, "items" | "as"> {
  const { items, state, types } = found;
  const { t, match, language } = portal;
  const address = hrefOfMatch(match, language);
  const hrefOfPage = (page: number) => stateHref(address, { ...state, page });
  const isFiltered = state.search !== "" || state.year !== null || state.type !== null;
  return {
    form: filterForm(found, portal, address, isFiltered),
    chips: types.length > 1 ? typeChips(found, portal, address) : [],
    chipsLabel: t("list.kinds"),
    count: countText(found, portal),
    notice: noticeOf(found, portal),
    pager: pagerView({ page: state.page, pages: found.pages }, hrefOfPage, t),
    empty:
      items.length > 0 || found.unread > 0
        ? null
        : { text: t("list.empty"), link: { href: address, label: t("list.showAll") } },
  };
}

function filterForm(
  found: FoundList,
  { t }: PagePortal,
  address: string,
  isFiltered: boolean,
): ListView["form"] {
  const { state, years } = found;
  const options = [{ value: "", label: t("list.allYears") }];
  const known = state.year === null || years.includes(state.year) ? years : [state.year, ...years];
  for (const year of known) options.push({ value: String(year), label: String(year) });
  return {
    action: address,
    fields: [
      {
        kind: "search",
        label: t("list.search"),
        name: "ara",
        value: state.search,
        placeholder: t("list.searchPlaceholder"),
      },
      {
        kind: "select",
        label: t("list.year"),
        name: "yil",
        value: state.year === null ? "" : String(state.year),
        options,
      },
    ],
    hidden: state.type === null ? [] : [{ name: "tip", value: state.type }],
    submit: t("list.apply"),
    clear: isFiltered ? { href: address, label: t("list.clear") } : null,
  };
}

function typeChips({ types, state }: FoundList, { t }: PagePortal, address: string): ListView["chips"] {
  const chip = (type: string | null, label: string) => ({
    href: stateHref(address, { ...state, type, page: 1 }),
    label,
    current: state.type === type,
  });
  const choices = types.map((type) => chip(type, t(TYPE_WORDS[type] ?? "kind.news")));
  return [chip(null, t("list.allKinds")), ...choices];
}

function noticeOf({ state, unread }: FoundList, { language, t }: PagePortal): string | null {
  const sentences = [state.isWrong ? t("list.badValue") : null, unreadNotice(unread, language, t)];
  return sentences.filter((sentence) => sentence !== null).join(" ") || null;
}

function countText({ total, hasMore, pages, state }: FoundList, { language, t }: PagePortal): string {
  const count = formatNumber(total, language);
  if (hasMore) return t("list.atLeastPage", { count, page: state.page });
  return pages > 1 ? t("list.countPage", { count, page: state.page, pages }) : t("list.count", { count });
}

function stateHref(address: string, { page, year, search, type }: ListState): string {
  const query = new URLSearchParams();
  if (type !== null) query.set("tip", type);
  if (search !== "") query.set("ara", search);
  if (year !== null) query.set("yil", String(year));
  if (page > 1) query.set("sayfa", String(page));
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}
