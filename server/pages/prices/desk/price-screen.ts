import type { PriceScreenView } from "~/components/prices/price-screen";
import { hrefOfMatch, type PageId } from "~/pages";
import { env, portalOrigin } from "../../../config/environment";
import { siteProfile } from "../../../config/site-profile";
import { qrPath } from "../../../html/qr";
import type { PageContext } from "../../../request/page-loader";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { announcementSection } from "../../home/sections";
import { noneText } from "../../fallbacks";
import { pagesOf } from "../../paged";
import { choice, definePageQuery, pageNumber, type QueryOf } from "../../query";
import { type SCREEN_QUERY, SCREENS } from "../../resource-addresses";
import { frameView } from "../../shell/frame";
import { filteredBoard, isFiltered, PRICE_FILTERS } from "../products/price-filters";
import { boardTable } from "../rows/board-table";

const ROWS = 8;
const SECONDS = 15;

const screenQuery = definePageQuery([], {
  ...PRICE_FILTERS,
  sayfa: pageNumber(),
  dur: choice("motion", { "1": "paused" } as const, "running"),
} satisfies Record<(typeof SCREEN_QUERY)[number], unknown>);
type ScreenState = QueryOf<typeof screenQuery>;

export const screenSourceOf = (page: PageId) => (page === "prices" ? priceScreen : null);

/** The address of a desk's products on a screen. */
export const screenHref = (
  page: string,
  filters: Pick<ScreenState, "search" | "group" | "products">,
): string => SCREENS.href(page) + screenQuery.search(filters);

async function priceScreen(context: PageContext): Promise<PriceScreenView> {
  const { rows, state, board, notes, options } = await filteredBoard(context, screenQuery.read(context));
  const pages = pagesOf({ total: rows.length }, ROWS);
  // Fewer products than a moment ago: it begins anew.
  const page = state.page > pages ? 1 : state.page;
  return {
    ...frameOf(context, { ...state, page }, pages),
    heading: board.heading,
    session: board.session.text,
    table: boardTable(inOrder(rows).slice((page - 1) * ROWS, page * ROWS), options, context),
    announcement: await pinnedAnnouncement(context, page),
    notes,
    empty: board.empty ?? (rows.length === 0 && isFiltered(state) ? noneText(context, "list.empty") : null),
  };
}

const MOST_ANNOUNCEMENTS = 4;

/** Those that editors pinned, one on each screen. */
async function pinnedAnnouncement(
  context: PageContext,
  page: number,
): Promise<PriceScreenView["announcement"]> {
  const { items } = await announcementSection(context, MOST_ANNOUNCEMENTS);
  const pinned = items.filter((item) => item.pinned !== null);
  const { link, lang } = pinned[(page - 1) % pinned.length] ?? {};
  return link ? { text: link.label, ...(lang && { lang }) } : null;
}

/** Goods sold by weight come first, as on the board. */
const inOrder = (rows: readonly PriceRow[]) =>
  rows.toSorted((a, b) => Number(b.unit === "KG") - Number(a.unit === "KG") || a.unit.localeCompare(b.unit));

export function failedScreen(context: PageContext, why: string): PriceScreenView {
  return { ...frameOf(context, screenQuery.read(context), 1), notices: [], empty: why };
}

function frameOf(context: PageContext, state: ScreenState, pages: number): PriceScreenView {
  const { language, match, t } = context;
  const { page, motion } = state;
  const prices = hrefOfMatch(match, language);
  const own = (changes: Partial<ScreenState>) =>
    SCREENS.href(prices) + screenQuery.search({ ...state, ...changes });
  const beside = (step: number) => ((page - 1 + step + pages) % pages) + 1;
  const isPaused = motion === "paused";
  const title = t("page.prices");
  return {
    language,
    title,
    exchange: siteProfile.name[language],
    banner: env.PORTAL_DEMO ? t("shell.demoBanner") : null,
    heading: null,
    session: null,
    notices: frameView(context, { title }).notices,
    table: null,
    empty: null,
    announcement: null,
    notes: [],
    next: isPaused ? null : { href: own({ page: beside(1) }), seconds: SECONDS },
    place: pages > 1 ? t("screen.place", { page, pages }) : null,
    links: [
      ...(pages > 1
        ? [
            { href: own({ page: beside(-1) }), label: t("pager.previous") },
            { href: own({ page: beside(1) }), label: t("pager.next") },
          ]
        : []),
      isPaused
        ? { href: own({ motion: "running" }), label: t("screen.resume") }
        : { href: own({ motion: "paused" }), label: t("screen.pause") },
      { href: prices, label: title },
    ],
    code: { label: t("screen.code"), ...qrPath(portalOrigin + prices) },
    failed: t("screen.failed"),
  };
}
