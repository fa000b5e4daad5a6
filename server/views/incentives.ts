import type { DocumentListView, DocumentView } from "~/components/document-list";
import { hrefOfMatch } from "~/pages";
import { formatDate, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { PagePortal } from "../page-loader";
import type { ContentItem } from "../upstream/contracts/content";
import type { Translated } from "../sources/translated";
import { documentView } from "./documents";

/** What the address of the programmes asks for. */
export interface IncentivesState {
  search: string;
  status: "acik" | "kapali" | null;
  /** Something in the address could not be used. */
  isWrong: boolean;
}

interface FoundIncentives {
  items: readonly Translated<ContentItem>[];
  state: IncentivesState;
  /** ISO date. */
  today: string;
}

/** Whether applications are still taken on a day: until the last day has passed, or for good. */
export function isOpen({ lastDay }: ContentItem, today: string): boolean {
  return lastDay === null || lastDay.slice(0, 10) >= today;
}

/** Programmes, those about to close first, closed ones after them, the last closed first. */
export function incentivesView(
  { items, state, today }: FoundIncentives,
  portal: PagePortal,
): DocumentListView {
  const { language, t, match } = portal;
  const address = hrefOfMatch(match, language);
  const isWhole = state.search === "" && state.status === null;
  const chip = (status: IncentivesState["status"], label: string) => ({
    href: addressOf(address, { ...state, status }),
    label,
    current: state.status === status,
  });
  return {
    form: {
      action: address,
      fields: [
        {
          kind: "search",
          label: t("list.search"),
          name: "ara",
          value: state.search,
          placeholder: t("list.searchPlaceholder"),
        },
      ],
      hidden: state.status === null ? [] : [{ name: "durum", value: state.status }],
      submit: t("list.apply"),
      clear: isWhole ? null : { href: address, label: t("list.clear") },
    },
    chips: [
      chip(null, t("list.allKinds")),
      chip("acik", t("incentives.open")),
      chip("kapali", t("incentives.closed")),
    ],
    chipsLabel: t("incentives.status"),
    jumps: null,
    notice: state.isWrong ? t("list.badValue") : null,
    count: t("list.count", { count: formatNumber(items.length, language) }),
    items: inOrder(items, today).map((item) => incentiveView(item, today, portal)),
    pager: null,
    empty:
      items.length > 0
        ? null
        : {
            text: t(isWhole ? "incentives.none" : "list.empty"),
            link: isWhole ? null : { href: address, label: t("list.showAll") },
          },
  };
}

function incentiveView(item: Translated<ContentItem>, today: string, portal: PagePortal): DocumentView {
  const { language, t } = portal;
  const open = isOpen(item, today);
  const day = item.lastDay === null ? null : parseDate(item.lastDay);
  const date = day && {
    iso: day.toISODate() ?? "",
    text: t(open ? "incentives.until" : "incentives.wasUntil", { date: formatDate(day, language) }),
  };
  return {
    ...documentView(item, portal),
    category: null,
    status: { isOpen: open, text: t(open ? "incentives.open" : "incentives.closed") },
    date,
  };
}

function inOrder(items: readonly Translated<ContentItem>[], today: string): Translated<ContentItem>[] {
  const lastDay = (item: ContentItem) => item.lastDay ?? "9999";
  return items.toSorted((a, b) => {
    const [openA, openB] = [isOpen(a, today), isOpen(b, today)];
    if (openA !== openB) return openA ? -1 : 1;
    return openA ? lastDay(a).localeCompare(lastDay(b)) : lastDay(b).localeCompare(lastDay(a));
  });
}

function addressOf(address: string, { search, status }: IncentivesState): string {
  const query = new URLSearchParams({ ...(status && { durum: status }), ...(search && { ara: search }) });
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}
