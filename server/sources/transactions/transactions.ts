import { hrefOfMatch } from "~/pages";
import { sentenceCase } from "~/text/casing";
import { formatShortDate, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import { exchange } from "../../exchange";
import type { Column, FigureSection } from "../../figures/figures";
import { asMember, type MemberPortal } from "../../member-page";
import type { PagePortal } from "../../page-loader";
import { RefusedError } from "../../upstream/errors";
import { pagerView } from "../../views/pager";
import type { MemberFiguresContent } from "../figures/member-figures-page";
import { quotedProducts } from "../figures/product-names";
import { mayReadBulletin, withoutRight } from "../member-bulletin/right";
import { KIND_NAMES } from "./deal-words";
import { analyses } from "./analyses";
import { purchases } from "./purchases";
import { registrations } from "./registrations";
import { transactionKinds, transactionsChooser, transactionsEmpty } from "./transactions-choices";
import { queryOf, readAsked, type Asked, type Kind } from "./transactions-asked";
import { withoutMember } from "./without-member";
import type { Id } from "../../upstream/ids";

/** What a table of transactions is made from. "Me" is the session's member, whatever the address says. */
export interface Asking {
  portal: MemberPortal;
  memberId: Id;
  asked: Asked;
  /** A product's name as the quotation list writes it. */
  nameOf: (deal: { productId: Id | null; product: string | null }) => string | null;
}

/** A product to choose. */
export interface Offered {
  id: Id;
  name: string | null;
}

/** What was found: a table of it all, or of the page that is shown (then `shownPage` says which). */
export interface Found {
  columns: Column[];
  sections: FigureSection[];
  /** Of rows, or of loads. */
  count: number;
  /** What they come to, in words. */
  sums: string | null;
  /** The products that there is something of. */
  offered: Offered[];
  notice: string | null;
  /** Rows that could not be read. */
  unread: number;
  shownPage?: { page: number; pages: number };
}

const ROWS = 50;
const SOURCES: Record<Kind, (asking: Asking) => Promise<Found>> = { purchases, registrations, analyses };

/** A member's purchases, registrations or analyses between two days (?islem=), filtered and to download. */
export async function transactions(page: PagePortal): Promise<MemberFiguresContent> {
  const portal = asMember(page);
  if (!(await mayReadBulletin(portal))) return withoutRight(portal);
  const { memberId } = portal.session.user;
  if (memberId === null) return withoutMember(portal);
  const quoted = await quotedProducts(portal.upstream);
  const asked = readAsked(portal.url.searchParams);
  const asking = { portal, memberId, asked, nameOf: namesFrom(quoted, portal) };
  try {
    return contentOf(asking, await SOURCES[asked.kind](asking));
  } catch (error) {
    // An upstream may give everybody a token for the bulletin, and look for the right when it is used.
    if (error instanceof RefusedError && !error.tokenRefused) return withoutRight(portal);
    throw error;
  }
}

function namesFrom(quoted: readonly Offered[], { language }: PagePortal): Asking["nameOf"] {
  const names = new Map(quoted.map(({ id, name }) => [id, name]));
  return ({ productId, product }) =>
    (productId === null ? null : names.get(productId)) ?? (product && sentenceCase(product, language));
}

function contentOf(asking: Asking, found: Found): MemberFiguresContent {
  const { portal, asked } = asking;
  const { t, match, language } = portal;
  const pages = found.shownPage?.pages ?? Math.max(1, Math.ceil(found.count / ROWS));
  const page = Math.min(asked.page, pages);
  const address = hrefOfMatch(match, language);
  const state = { ...asked, page, isWrong: asked.isWrong || asked.page > pages };
  const hrefOfPage = (number: number) => `${address}?${queryOf({ ...state, page: number }).toString()}`;
  const downloaded = found.shownPage ? state : { ...state, page: 1 };
  return {
    heading: { title: t("page.transactions"), lead: t("transactions.lead") },
    figures: {
      fileName: t(KIND_NAMES[asked.kind].fileName, { from: asked.from, until: asked.until }),
      title: t(KIND_NAMES[asked.kind].name),
      about: { from: asked.from, until: asked.until },
      columns: found.columns,
      sections: found.sections,
    },
    query: queryOf(downloaded),
    lifetime: "none",
    around: { sections: transactionKinds(portal, state) },
    chooser: transactionsChooser(asking, found.offered),
    notice: [state.isWrong && t("list.badValue"), found.notice].filter(Boolean).join(" ") || null,
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
    source: t("transactions.source", { exchange: exchange.name[language] }),
  };
}

/** "21.10.2026 – 20.11.2026: 42 alım · 512.300 kg · …" */
function summaryOf({ portal, asked }: Asking, found: Found, page: number, pages: number): string {
  const { t, language } = portal;
  const [from, until] = [asked.from, asked.until].map((day) => {
    const date = parseDate(day);
    return date ? formatShortDate(date, language) : day;
  });
  const counted = t(KIND_NAMES[asked.kind].count, { count: formatNumber(found.count, language) });
  const part = pages > 1 ? t("transactions.page", { page, pages }) : null;
  return `${from} – ${until}: ${[counted, found.sums, part].filter(Boolean).join(" · ")}`;
}
