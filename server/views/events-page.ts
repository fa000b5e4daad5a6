import type { DateTime } from "luxon";
import type { EventsPageView } from "~/components/events-page";
import type { ChoiceView } from "~/components/link";
import { hrefOfMatch } from "~/pages";
import { formatMonth } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { PagePortal } from "../page-loader";
import { calendarHref } from "../calendar/address";
import { portalOrigin } from "../env";
import type { Translated } from "../sources/translated";
import type { ExchangeEvent } from "../upstream/contracts/events";
import { eventView } from "./event";
import type { EventSpan } from "./event-time";
import type { PageHeading } from "./frame";
import { monthStart, monthView } from "./month";
import { pagerView } from "./pager";
import { noneText } from "./unread";

export interface DatedEvent {
  event: Translated<ExchangeEvent>;
  span: EventSpan;
}

/** What the address of the events asks for. */
export interface EventsState {
  view: "upcoming" | "past" | "month";
  /** 2026-11; shown by the month view alone. */
  month: string;
  kind: number | null;
  search: string;
  page: number;
  /** Something in the address could not be used. */
  isWrong: boolean;
}

export interface FoundEvents {
  all: readonly DatedEvent[];
  /** Those of the view, of the page when there are several. */
  rows: readonly DatedEvent[];
  total: number;
  pages: number;
  kinds: ReadonlyMap<number, string>;
  /** 2026-11 each: the months that have a page, and this one. */
  months: { first: string; last: string; now: string };
  state: EventsState;
  today: DateTime;
}

export const MAX_SEARCH = 100;
const ROWS = 12;
const VIEW_WORDS = { upcoming: null, past: "gecmis", month: "takvim" } as const;

/** The events of a view: those to come the next first, past ones the latest first, a month's in their order. */
export function rowsOf(
  matching: readonly DatedEvent[],
  asked: EventsState,
  today: string,
): Pick<FoundEvents, "rows" | "total" | "pages" | "state"> {
  const { view, month } = asked;
  const found = matching.filter(({ span: { firstDay, lastDay } }) =>
    view === "month"
      ? firstDay.slice(0, 7) <= month && lastDay.slice(0, 7) >= month
      : view === "past"
        ? lastDay < today
        : lastDay >= today,
  );
  if (view === "past") found.reverse();
  const pages = view === "month" ? 1 : Math.max(1, Math.ceil(found.length / ROWS));
  const page = Math.min(asked.page, pages);
  const state = { ...asked, page, isWrong: asked.isWrong || asked.page > pages };
  const rows = view === "month" ? found : found.slice((page - 1) * ROWS, page * ROWS);
  return { rows, total: found.length, pages, state };
}

/** Each view is a page of its own to search engines; what is filtered is the whole view's. */
export function eventsHeading(
  { state, months, today }: FoundEvents,
  { language, t }: PagePortal,
): PageHeading {
  const { view, month, page } = state;
  const whole = {
    ...state,
    kind: null,
    search: "",
    page: state.search === "" && state.kind === null ? page : 1,
  };
  const own = { lead: t("lead.events"), ownQuery: queryOf(whole, months.now) };
  if (view === "past") return { ...own, title: t("events.pastTitle") };
  if (view === "upcoming") return { ...own, title: t("page.events") };
  return {
    ...own,
    title: t("events.monthTitle", { month: formatMonth(monthStart(month, today), language) }),
  };
}

/** The page of the events in the view that the address asks for. */
export function eventsPageView(found: FoundEvents, portal: PagePortal): EventsPageView {
  const { state, rows } = found;
  const { language, t, match } = portal;
  const address = hrefOfMatch(match, language);
  const hrefOf = (changed: Partial<EventsState>) =>
    address + queryOf({ ...state, ...changed }, found.months.now);
  const thisDay = found.today.toISODate() ?? "";
  return {
    views: viewChoices(found, portal, hrefOf),
    viewsLabel: t("events.views"),
    form: filterForm(found, portal, address),
    notice: state.isWrong ? t("list.badValue") : null,
    month: state.view === "month" ? monthView(found, portal, (month) => hrefOf({ month })) : null,
    count: countText(found, portal),
    items: rows.flatMap(({ event, span }) => {
      const withCalendar = span.lastDay >= thisDay;
      const options = { withKind: true, thisYear: found.today.year, withCalendar };
      return eventView(event, language, t, options) ?? [];
    }),
    empty: rows.length > 0 ? null : emptyView(found, portal, hrefOf),
    pager: pagerView({ page: state.page, pages: found.pages }, (page) => hrefOf({ page }), t),
    feed: {
      heading: t("events.feedHeading"),
      text: t("events.feedText"),
      address: t("events.feedAddress", { address: portalOrigin + calendarHref(address) }),
      link: { href: calendarHref(address), label: t("events.feedLink") },
    },
  };
}

/** How many there are; null where none can be read, as there may be some. */
function countText({ total, pages, state }: FoundEvents, portal: PagePortal): string | null {
  const { language, t, upstream } = portal;
  if (total === 0 && upstream.missingRows() > 0) return null;
  const count = formatNumber(total, language);
  return pages > 1 ? t("list.countPage", { count, page: state.page, pages }) : t("list.count", { count });
}

type HrefOf = (changed: Partial<EventsState>) => string;

function viewChoices({ state }: FoundEvents, { t }: PagePortal, hrefOf: HrefOf): ChoiceView[] {
  const choice = (view: EventsState["view"], label: string) => ({
    href: hrefOf({ view, page: 1 }),
    label,
    current: state.view === view,
  });
  return [
    choice("upcoming", t("events.upcoming")),
    choice("past", t("events.past")),
    choice("month", t("events.month")),
  ];
}

function filterForm(
  { state, kinds, months }: FoundEvents,
  { t }: PagePortal,
  address: string,
): EventsPageView["form"] {
  const { search, kind } = state;
  const kept = new URLSearchParams(queryOf({ ...state, search: "", kind: null, page: 1 }, months.now));
  const plain = kept.size > 0 ? `${address}?${kept.toString()}` : address;
  return {
    action: address,
    fields: [
      {
        kind: "search",
        name: "ara",
        label: t("list.search"),
        value: search,
        placeholder: t("list.searchPlaceholder"),
      },
      {
        kind: "select",
        name: "tur",
        label: t("list.kinds"),
        value: kind === null ? "" : String(kind),
        options: [
          { value: "", label: t("list.allKinds") },
          ...[...kinds].map(([id, label]) => ({ value: String(id), label })),
        ],
      },
    ],
    hidden: [...kept].map(([name, value]) => ({ name, value })),
    submit: t("list.apply"),
    clear: search !== "" || kind !== null ? { href: plain, label: t("list.clear") } : null,
  };
}

function emptyView({ state }: FoundEvents, portal: PagePortal, hrefOf: HrefOf): EventsPageView["empty"] {
  const { t } = portal;
  if (state.search !== "" || state.kind !== null) {
    const link = { href: hrefOf({ search: "", kind: null, page: 1 }), label: t("list.showAll") };
    return { text: noneText(portal, "list.empty"), link };
  }
  if (state.view === "upcoming") {
    return {
      text: noneText(portal, "home.noEvents"),
      link: { href: hrefOf({ view: "past" }), label: t("events.pastTitle") },
    };
  }
  const text = noneText(portal, state.view === "past" ? "events.noPast" : "events.noneInMonth");
  return { text, link: { href: hrefOf({ view: "upcoming" }), label: t("events.upcomingTitle") } };
}

function queryOf({ view, month, kind, search, page }: EventsState, thisMonth: string): string {
  const query = new URLSearchParams();
  const viewWord = VIEW_WORDS[view];
  if (viewWord) query.set("gorunum", viewWord);
  if (view === "month" && month !== thisMonth) query.set("ay", month);
  if (kind !== null) query.set("tur", String(kind));
  if (search !== "") query.set("ara", search);
  if (page > 1 && view !== "month") query.set("sayfa", String(page));
  return query.size > 0 ? `?${query.toString()}` : "";
}
