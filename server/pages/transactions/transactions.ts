import { sentenceCase } from "~/i18n/casing";
import { formatNumber } from "~/i18n/numbers";
import { siteProfile } from "../../config/site-profile";
import type { Column, DataSection } from "../data-table/data-table";
import { memberContext, type MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import { RefusedError } from "../../upstream/errors";
import { pagesOf } from "../paged";
import { withinPages } from "../query";
import { pagerView } from "../../html/pager";
import { noFigures, type MemberFiguresContent } from "../prices/bulletins/member-figures-page";
import { quotedProducts } from "../prices/products/product-names";
import { mayReadBulletin, withoutRight } from "../member-bulletin/right";
import { KIND_NAMES } from "./deal-words";
import { analyses } from "./analyses";
import { purchases } from "./purchases";
import { registrations } from "./registrations";
import { spanWords, transactionKinds, transactionsChooser, transactionsEmpty } from "./chooser";
import { readTransactionsQuery, transactionsQuery, type TransactionsQuery, type Kind } from "./query";
import type { Id } from "../../upstream/ids";
import type { AroundFiguresView } from "~/components/members/member-figures";
import type { WordKey } from "~/i18n/words";
import { now } from "../../config/clock";
import { addDays } from "../prices/days/trading-days";
import { href } from "~/pages";

/** "Me" is the session's member, whatever the address says. */
export interface Asking {
  portal: MemberContext;
  memberId: Id;
  asked: TransactionsQuery;
  nameOf: (deal: { productId: Id | null; product: string | null }) => string | null;
}

export interface Offered {
  id: Id;
  name: string | null;
}

/** Holds everything, or one page where `shownPage` says which. */
export interface Found {
  columns: Column[];
  sections: DataSection[];
  count: number;
  sums: string | null;
  offered: Offered[];
  notice: string | null;
  unread: number;
  shownPage?: { page: number; pages: number };
}

const ROWS = 50;
const SOURCES: Record<Kind, (asking: Asking) => Promise<Found>> = { purchases, registrations, analyses };

export async function transactions(page: PageContext): Promise<MemberFiguresContent> {
  const context = memberContext(page);
  if (!(await mayReadBulletin(context))) return withoutRight(context);
  const { memberId } = context.session.user;
  if (memberId === null) return withoutMember(context);
  const quoted = await quotedProducts(context.upstream);
  const asked = readTransactionsQuery(context.url);
  const asking = { portal: context, memberId, asked, nameOf: namesFrom(quoted, context) };
  try {
    return contentOf(asking, await SOURCES[asked.kind](asking));
  } catch (error) {
    // An upstream may give everybody a token for the bulletin, and check the right only when it is used.
    if (error instanceof RefusedError && !error.tokenRefused) return withoutRight(context);
    throw error;
  }
}

function namesFrom(quoted: readonly Offered[], { language }: PageContext): Asking["nameOf"] {
  const names = new Map(quoted.map(({ id, name }) => [id, name]));
  return ({ productId, product }) =>
    (productId === null ? null : names.get(productId)) ?? (product && sentenceCase(product, language));
}

function contentOf(asking: Asking, found: Found): MemberFiguresContent {
  const { portal, asked } = asking;
  const { t, language } = portal;
  const pages = found.shownPage?.pages ?? pagesOf({ total: found.count }, ROWS);
  const chooser = transactionsChooser(asking, found.offered);
  const state = withinPages(asked, pages);
  const { page } = state;
  const hrefOfPage = (number: number) => transactionsQuery.href(portal, { ...state, page: number });
  const downloaded = found.shownPage ? state : { ...state, page: 1 };
  return {
    heading: { title: t("page.transactions"), lead: chooser.folded ? null : t("transactions.lead") },
    figures: {
      fileName: t(KIND_NAMES[asked.kind].fileName, { from: asked.from, until: asked.until }),
      title: t(KIND_NAMES[asked.kind].name),
      about: { from: asked.from, until: asked.until },
      columns: found.columns,
      sections: found.sections,
    },
    query: transactionsQuery.write(downloaded),
    lifetime: "none",
    around: { sections: transactionKinds(portal, state), choices: transactionsPresets(portal, state) },
    chooser,
    notice: [state.wrong.length > 0 && t("list.badValue"), found.notice].filter(Boolean).join(" ") || null,
    unused: { unread: found.unread },
    summary: summaryOf(asking, found, page, pages),
    hasJumps: false,
    part: {
      first: found.shownPage ? 0 : (page - 1) * ROWS,
      rows: found.shownPage ? Infinity : ROWS,
      pager: pagerView({ page, pages }, hrefOfPage, t),
    },
    formats: ["csv", "xlsx"],
    downloadHeading: t(found.shownPage && pages > 1 ? "transactions.downloadPage" : "transactions.download"),
    empty: transactionsEmpty(portal, state),
    chart: null,
    source: t("transactions.source", { exchange: siteProfile.name[language] }),
  };
}

/** "21.10.2026 – 20.11.2026: 42 alım · 512.300 kg · …" */
function summaryOf({ portal, asked }: Asking, found: Found, page: number, pages: number): string {
  const { t, language } = portal;
  const counted = t(KIND_NAMES[asked.kind].count, { count: formatNumber(found.count, language) });
  const part = pages > 1 ? t("transactions.page", { page, pages }) : null;
  return `${spanWords(asked.from, asked.until, language)}: ${[counted, found.sums, part].filter(Boolean).join(" · ")}`;
}

function transactionsPresets(
  context: PageContext,
  asked: TransactionsQuery,
): NonNullable<AroundFiguresView["choices"]> {
  const { t } = context;
  const until = now().toISODate();
  const firstDays: [label: WordKey, from: string][] = [
    ["transactions.today", until],
    ["transactions.lastWeek", addDays(until, -6)],
    ["transactions.thisMonth", `${until.slice(0, 8)}01`],
  ];
  const chosen = asked.until === until ? firstDays.find(([, from]) => from === asked.from) : undefined;
  return {
    label: t("transactions.days"),
    links: firstDays.map(([label, from]) => ({
      href: transactionsQuery.href(context, { ...asked, from, until, page: 1 }),
      label: t(label),
      current: label === chosen?.[0],
    })),
  };
}

/** The exchange's own staff have no trades of their own. */
function withoutMember({ t, match, language }: PageContext): MemberFiguresContent {
  const links = [{ href: href("contact", language), label: t("page.contact") }];
  return noFigures(t(match.page.title), { text: t("transactions.noMember"), links });
}
