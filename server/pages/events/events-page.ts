import { filterForm, searchField, selectField } from "../filter-form";
import type { DateTime } from "luxon";
import type { EventsPageView } from "~/components/content/events-page";
import type { ChoiceView } from "~/components/elements/link";
import type { FilterFormView } from "~/components/forms/filter-form";
import { hrefOfMatch } from "~/pages";
import { formatMonth } from "~/i18n/dates";
import type { PageContext } from "../../request/page-loader";
import { calendarHref } from "../resource-addresses";
import { portalOrigin } from "../../config/environment";
import { type Localized, noneText } from "../fallbacks";
import type { ExchangeEvent } from "../../upstream/contracts/events";
import { eventView } from "./event";
import type { EventSpan } from "./event-time";
import type { PageHeading } from "../shell/frame";
import { monthStart, monthView } from "./month";
import { countText, pagesOf, pagerView, partText } from "../paged";
import { choice, definePageQuery, pageNumber, text, withinPages, words, type QueryOf } from "../query";

export interface DatedEvent {
  event: Localized<ExchangeEvent>;
  span: EventSpan;
}

const ROWS = 12;
const MOST_PAGES = 999_999;

export const eventsQuery = definePageQuery("events", {
  gorunum: choice("view", { gecmis: "past", takvim: "month" } as const, "upcoming"),
  ay: text("month"),
  tur: text("kind"),
  ara: words("search"),
  sayfa: pageNumber(MOST_PAGES),
});
type EventsState = QueryOf<typeof eventsQuery>;

export interface EventsResult {
  all: readonly DatedEvent[];
  rows: readonly DatedEvent[];
  total: number;
  pages: number;
  kinds: ReadonlyMap<number, string>;
  months: { first: string; last: string; now: string };
  state: EventsState;
  today: DateTime;
}

export function rowsOf(
  context: Pick<PageContext, "wrong">,
  matching: readonly DatedEvent[],
  query: EventsState,
  today: string,
): Pick<EventsResult, "rows" | "total" | "pages" | "state"> {
  const { view, month } = query;
  const matches = matching.filter(({ span: { firstDay, lastDay } }) =>
    view === "month"
      ? firstDay.slice(0, 7) <= month && lastDay.slice(0, 7) >= month
      : view === "past"
        ? lastDay < today
        : lastDay >= today,
  );
  if (view === "past") matches.reverse();
  const pages = view === "month" ? 1 : pagesOf({ total: matches.length }, ROWS);
  const state = withinPages(context, query, pages);
  const rows = view === "month" ? matches : matches.slice((state.page - 1) * ROWS, state.page * ROWS);
  return { rows, total: matches.length, pages, state };
}

export function eventsHeading(
  { state, months, today, kinds }: EventsResult,
  { language, t }: PageContext,
): PageHeading {
  const { view, month, page } = state;
  const whole = {
    ...state,
    kind: "",
    search: "",
    page: state.search === "" && state.kind === "" ? page : 1,
  };
  const own = {
    ownQuery: eventsQuery.search(queryOf(whole, months.now)),
    part: partText(state, [kinds.get(Number(state.kind))], t),
  };
  if (view === "past") return { ...own, title: t("events.pastTitle") };
  if (view === "upcoming") return own;
  return {
    ...own,
    title: t("events.monthTitle", { month: formatMonth(monthStart(month, today), language) }),
  };
}

export function eventsPageView(events: EventsResult, context: PageContext): EventsPageView {
  const { state, rows } = events;
  const { language, t, match } = context;
  const address = hrefOfMatch(match, language);
  const hrefOf = (changed: Partial<EventsState>) =>
    eventsQuery.href(context, queryOf({ ...state, ...changed }, events.months.now));
  const thisDay = events.today.toISODate() ?? "";
  return {
    chips: { label: t("events.views"), links: viewChoices(events, context, hrefOf) },
    form: formOf(events, context),
    month: state.view === "month" ? monthView(events, context, (month) => hrefOf({ month })) : null,
    count:
      events.total === 0 && context.upstream.missingRows() > 0
        ? null
        : countText({ ...events, page: state.page }, context),
    items: rows.flatMap(({ event, span }) => {
      const withCalendar = span.lastDay >= thisDay;
      const options = { withKind: true, thisYear: events.today.year, withCalendar };
      return eventView(event, context, options) ?? [];
    }),
    empty: rows.length > 0 ? null : emptyView(events, context, hrefOf),
    pager: pagerView({ page: state.page, pages: events.pages }, (page) => hrefOf({ page }), t),
    feed: {
      heading: t("events.feedHeading"),
      text: t("events.feedText"),
      address: t("events.feedAddress", { address: portalOrigin + calendarHref(address) }),
      link: { href: calendarHref(address), label: t("events.feedLink") },
    },
  };
}

type HrefOf = (changed: Partial<EventsState>) => string;

function viewChoices({ state }: EventsResult, { t }: PageContext, hrefOf: HrefOf): ChoiceView[] {
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

function formOf({ state, kinds, months }: EventsResult, context: PageContext): FilterFormView {
  const { t } = context;
  const { search, kind } = state;
  const query = queryOf({ ...state, search: "", kind: "", page: 1 }, months.now);
  return filterForm(context, {
    fields: [
      searchField(search, t),
      selectField("tur", t("list.kinds"), kind, [
        { value: "", label: t("list.allKinds") },
        ...[...kinds].map(([id, label]) => ({ value: String(id), label })),
      ]),
    ],
    hidden: eventsQuery.fields(query),
    clear: search !== "" || kind !== "" ? eventsQuery.href(context, query) : null,
  });
}

function emptyView({ state }: EventsResult, context: PageContext, hrefOf: HrefOf): EventsPageView["empty"] {
  const { t } = context;
  if (state.search !== "" || state.kind !== "") {
    const links = [{ href: hrefOf({ search: "", kind: "", page: 1 }), label: t("list.showAll") }];
    return { text: noneText(context, "list.empty"), links };
  }
  if (state.view === "upcoming") {
    return {
      text: noneText(context, "home.noEvents"),
      links: [{ href: hrefOf({ view: "past" }), label: t("events.pastTitle") }],
    };
  }
  const text = noneText(context, state.view === "past" ? "events.noPast" : "events.noneInMonth");
  return { text, links: [{ href: hrefOf({ view: "upcoming" }), label: t("events.upcomingTitle") }] };
}

function queryOf(state: EventsState, thisMonth: string): Partial<EventsState> {
  const { view, month } = state;
  return view === "month"
    ? { ...state, month: month === thisMonth ? "" : month, page: 1 }
    : { ...state, month: "" };
}
