import { formatDays } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import { siteProfile } from "../../config/site-profile";
import type { Column, DataSection } from "../figures/data-table";
import { memberContext, type MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import type { Product } from "../../upstream/contracts/products";
import { RefusedError } from "../../upstream/errors";
import { pageOf } from "../paged";
import { noFigures } from "../figures/figures-page";
import type { MemberFiguresContent } from "../figures/member-figures-page";
import { namesFrom, quotedProducts } from "../prices/products/quoted-products";
import { mayReadBulletin, withoutRight } from "../member-bulletin/right";
import { KIND_NAMES, type NameOf } from "./deals";
import { analyses } from "./analyses";
import { purchases } from "./purchases";
import { monthlySummary } from "./monthly-summary";
import { registrations } from "./registrations";
import { transactionKinds, transactionsChooser, transactionsEmpty } from "./chooser";
import { readTransactionsQuery, transactionsQuery, type TransactionsQuery, type Kind } from "./query";
import type { Id } from "../../upstream/record";
import type { AroundFiguresView } from "~/components/members/member-figures";
import type { WordKey } from "~/i18n/words";
import { now } from "../../config/clock";
import { addDays } from "../prices/days/trading-days";
import { href } from "~/pages";

/** The session's member, whatever the address says. */
export interface TransactionsRequest {
  context: MemberContext;
  memberId: Id;
  query: TransactionsQuery;
  products: readonly Product[];
  nameOf: NameOf;
}

export interface Offered {
  id: Id;
  name: string | null;
}

/** All rows; with `pageRows` those of one page, which has so many. */
export interface TransactionList {
  columns: Column[];
  sections: DataSection[];
  count: number;
  sums: string | null;
  offered: Offered[];
  notice: string | null;
  pageRows?: number;
}

const ROWS = 50;
const SOURCES: Record<Kind, (request: TransactionsRequest) => Promise<TransactionList>> = {
  purchases,
  registrations,
  monthly: monthlySummary,
  analyses,
};

export async function transactions(page: PageContext): Promise<MemberFiguresContent> {
  const context = memberContext(page);
  if (!(await mayReadBulletin(context))) return withoutRight(context);
  const { memberId } = context.session.user;
  if (memberId === null) return withoutMember(context);
  const products = await quotedProducts(context.upstream);
  const query = readTransactionsQuery(context);
  const request = { context, memberId, query, products, nameOf: namesFrom(products, context.language) };
  try {
    return contentOf(request, await SOURCES[query.kind](request));
  } catch (error) {
    // Some upstreams issue a bulletin token to everyone, and check the right on use.
    if (error instanceof RefusedError && !error.tokenRefused) return withoutRight(context);
    throw error;
  }
}

function contentOf(request: TransactionsRequest, result: TransactionList): MemberFiguresContent {
  const { context, query } = request;
  const { t, language } = context;
  const chooser = transactionsChooser(request, result.offered);
  const { state, pages, part } = pageOf(
    context,
    { count: result.count, rows: result.pageRows ?? ROWS },
    query,
    (other) => transactionsQuery.href(context, other),
  );
  return {
    heading: { title: t("page.transactions"), ...(chooser.folded && { lead: null }) },
    figures: {
      fileName: t(KIND_NAMES[query.kind].fileName, { from: query.from, until: query.until }),
      title: t(KIND_NAMES[query.kind].name),
      about: { from: query.from, until: query.until },
      columns: result.columns,
      sections: result.sections,
    },
    query: transactionsQuery.write(result.pageRows ? state : { ...state, page: 1 }),
    lifetime: "none",
    around: { sections: transactionKinds(context, state), choices: transactionsPresets(context, state) },
    chooser,
    notice: result.notice,
    summary: summaryOf(request, result, state.page, pages),
    hasJumps: query.kind === "monthly",
    part: result.pageRows ? { ...part, first: 0, rows: Infinity } : part,
    formats: ["csv", "xlsx"],
    downloadHeading: t(result.pageRows && pages > 1 ? "transactions.downloadPage" : "transactions.download"),
    empty: transactionsEmpty(context, state),
    source: t("transactions.source", { exchange: siteProfile.name[language] }),
  };
}

function summaryOf(
  { context, query }: TransactionsRequest,
  result: TransactionList,
  page: number,
  pages: number,
): string {
  const { t, language } = context;
  const counted = t(KIND_NAMES[query.kind].count, { count: formatNumber(result.count, language) });
  const part = pages > 1 ? t("transactions.page", { page, pages }) : null;
  return `${formatDays(query, language)}: ${[counted, result.sums, part].filter(Boolean).join(" · ")}`;
}

function transactionsPresets(
  context: PageContext,
  query: TransactionsQuery,
): NonNullable<AroundFiguresView["choices"]> {
  const { t } = context;
  const until = now().toISODate();
  const firstDays: [label: WordKey, from: string][] = [
    ["transactions.today", until],
    ["transactions.lastWeek", addDays(until, -6)],
    ["transactions.thisMonth", `${until.slice(0, 8)}01`],
    ["transactions.thisYear", `${until.slice(0, 4)}-01-01`],
  ];
  const chosen = query.until === until ? firstDays.find(([, from]) => from === query.from) : undefined;
  return {
    label: t("transactions.days"),
    links: firstDays.map(([label, from]) => ({
      href: transactionsQuery.href(context, { ...query, from, until, page: 1 }),
      label: t(label),
      current: label === chosen?.[0],
    })),
  };
}

function withoutMember({ t, match, language }: PageContext): MemberFiguresContent {
  const links = [{ href: href("contact", language), label: t("page.contact") }];
  return noFigures(t(match.page.title), { text: t("transactions.noMember"), links });
}
