import type { DocumentListView, DocumentView } from "~/components/content/document-list";
import { now } from "../../config/clock";
import type { PageContent, PageContext } from "../../request/page-loader";
import { emptyList, type Localized } from "../fallbacks";
import { contentItems } from "./content-items";
import { searchField, filterForm } from "../filter-form";
import { hrefOfMatch } from "~/pages";
import { formatNumber } from "~/i18n/numbers";
import type { Translate } from "~/i18n/words";
import type { ContentItem } from "../../upstream/contracts/content";
import { choice, definePageQuery, words, type QueryOf } from "../query";
import { partText } from "../paged";
import { documentView } from "./documents";
import { dateView } from "./news";

const MAX_ROWS = 200;

export async function incentives(context: PageContext): Promise<PageContent<DocumentListView>> {
  const { upstream } = context;
  const state = incentivesQuery.read(context);
  const items = await contentItems(context, ["incentive"], MAX_ROWS, state.search);
  upstream.noteMissing("last days", items.filter(({ isLastDayUnread }) => isLastDayUnread).length);
  const today = now().toISODate();
  const wanted = items.filter((item) => state.status === null || statusOf(item, today) === state.status);
  const status = state.status && statusText(state.status, context.t);
  return {
    heading: { part: partText(state, [status], context.t) },
    view: incentivesView({ items: wanted, state, today }, context),
    lifetime: "prices",
  };
}

const incentivesQuery = definePageQuery("incentives", {
  durum: choice("status", { acik: "open", kapali: "closed" } as const, null),
  ara: words("search"),
});
type IncentivesState = QueryOf<typeof incentivesQuery>;

interface IncentivesResult {
  items: readonly Localized<ContentItem>[];
  state: IncentivesState;
  today: string;
}

function statusOf({ lastDay, isLastDayUnread }: ContentItem, today: string): IncentivesState["status"] {
  if (isLastDayUnread) return null;
  return lastDay === null || lastDay.slice(0, 10) >= today ? "open" : "closed";
}

function incentivesView({ items, state, today }: IncentivesResult, context: PageContext): DocumentListView {
  const { language, t, match } = context;
  const address = hrefOfMatch(match, language);
  const isWhole = state.search === "" && state.status === null;
  const chip = (status: IncentivesState["status"], label: string) => ({
    href: incentivesQuery.href(context, { ...state, status }),
    label,
    current: state.status === status,
  });
  return {
    form: filterForm(context, {
      fields: [searchField(state.search, t)],
      hidden: incentivesQuery.fields({ status: state.status }),
      clear: isWhole ? null : address,
    }),
    chips: {
      label: t("incentives.status"),
      links: [
        chip(null, t("list.allKinds")),
        chip("open", t("incentives.open")),
        chip("closed", t("incentives.closed")),
      ],
    },
    count: t("list.count", { count: formatNumber(items.length, language) }),
    items: inOrder(items, today).map((item) => incentiveView(item, today, context)),
    pager: null,
    empty: emptyList(context, items, isWhole ? "incentives.none" : "list.empty", isWhole ? null : address),
  };
}

const statusText = (status: "open" | "closed", t: Translate) =>
  t(status === "open" ? "incentives.open" : "incentives.closed");

function incentiveView(item: Localized<ContentItem>, today: string, context: PageContext): DocumentView {
  const { language, t } = context;
  const status = statusOf(item, today);
  const open = status === "open";
  const day = dateView(item.lastDay, language);
  return {
    ...documentView(item, context),
    category: null,
    status: status && { isOpen: open, text: statusText(status, t) },
    date: day && { ...day, text: t(open ? "incentives.until" : "incentives.wasUntil", { date: day.text }) },
  };
}

function inOrder(items: readonly Localized<ContentItem>[], today: string): Localized<ContentItem>[] {
  const lastDay = (item: ContentItem) => item.lastDay ?? "9999";
  return items.toSorted((a, b) => {
    const [openA, openB] = [a, b].map((item) => statusOf(item, today) !== "closed");
    if (openA !== openB) return openA ? -1 : 1;
    return openA ? lastDay(a).localeCompare(lastDay(b)) : lastDay(b).localeCompare(lastDay(a));
  });
}
