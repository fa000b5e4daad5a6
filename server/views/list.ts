import type { ListView } from "~/components/list-page";
import { hrefOfMatch } from "~/pages";
import { formatNumber } from "~/text/numbers";
import type { WordKey } from "~/text/words";
import type { PagePortal } from "../page-loader";
import type { ContentItem } from "../upstream/contracts/content";
import { newsCard } from "./news";
import { pagerView } from "./pager";
import type { Translated } from "../sources/translated";

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

interface FoundList {
  items: readonly Translated<ContentItem>[];
  total: number;
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
export function listView(found: FoundList, portal: PagePortal): ListView {
  const { items, state, types } = found;
  const { language, t, match } = portal;
  const address = hrefOfMatch(match, language);
  const isFiltered = state.search !== "" || state.year !== null || state.type !== null;
  return {
    form: filterForm(found, portal, address, isFiltered),
    chips: types.length > 1 ? typeChips(found, portal, address) : [],
    chipsLabel: t("list.kinds"),
    count: countText(found, portal),
    notice: state.isWrong ? t("list.badValue") : null,
    items: items.map((item) => newsCard(item, language, t, { withKind: types.length > 1, imageWidth: 320 })),
    pager: pagerView(state.page, found.pages, (page) => stateHref(address, { ...state, page }), t),
    empty:
      items.length > 0 ? null : { text: t("list.empty"), link: { href: address, label: t("list.showAll") } },
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

function countText({ total, pages, state }: FoundList, { language, t }: PagePortal): string {
  const count = formatNumber(total, language);
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
