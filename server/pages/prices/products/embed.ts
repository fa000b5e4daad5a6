import type { EmbedView } from "~/components/prices/embed";
import type { DownloadsView, FiguresView } from "~/components/prices/figures-page";
import type { LinkView } from "~/components/elements/link";
import { languageOfNames } from "~/i18n/letters";
import { href, hrefOfMatch, type PageId } from "~/pages";
import { env, portalOrigin } from "../../../config/environment";
import { siteProfile } from "../../../config/site-profile";
import type { PageContext } from "../../../request/page-loader";
import { escapeHtml } from "../../../html/rich-text";
import { SHOWN_ROWS } from "../../home/price-board";
import { frameView } from "../../shell/frame";
import { noneText } from "../../fallbacks";
import { definePageQuery } from "../../query";
import { EMBEDS, type EMBED_QUERY } from "../../resource-addresses";
import { changesOf, lastPrice } from "../rows/last-price";
import { filteredBoard, isFiltered, PRICE_FILTERS } from "./price-filters";
import { productPrices } from "./product-prices";
import { boardTable, changeColumns } from "../rows/board-table";
import type { Span } from "../rows/change";

type EmbedSource = (context: PageContext) => Promise<EmbedView>;

const embedQuery = definePageQuery([], PRICE_FILTERS satisfies Record<(typeof EMBED_QUERY)[number], unknown>);
const MOST_ROWS = 20;

const SPANS: readonly Span[] = ["day", "week", "month", "year"];

const SOURCES: Partial<Record<PageId, EmbedSource>> = { prices: pricesEmbed, product: productEmbed };

export const embedSourceOf = (page: PageId): EmbedSource | null => SOURCES[page] ?? null;

async function pricesEmbed(context: PageContext): Promise<EmbedView> {
  const { t } = context;
  const { rows, state, board, notes, options } = await filteredBoard(context, embedQuery.read(context));
  const first = rows.slice(0, isFiltered(state) ? MOST_ROWS : SHOWN_ROWS);
  return {
    ...frameOf(context, { href: embedQuery.href(context, state), label: t("page.prices") }),
    heading: board.heading,
    table: boardTable(first, { ...options, hasSwitch: false, columns: changeColumns }, context),
    notes,
    empty: board.empty ?? (rows.length === 0 ? noneText(context, "list.empty") : null),
  };
}

async function productEmbed(context: PageContext): Promise<EmbedView> {
  const { t, language, match } = context;
  const prices = await productPrices(context);
  const { product, days, isWithoutHistory } = prices;
  const last = days.at(-1) ?? null;
  const name = product.name;
  const named = languageOfNames([name], language);
  const price = last && lastPrice(context, prices, last);
  return {
    ...frameOf(context, {
      href: hrefOfMatch(match, language),
      label: name,
      ...(named !== language && { lang: named }),
    }),
    price,
    changes: last ? changesOf(context, prices, SPANS).map((change) => ({ ...change, href: null })) : [],
    notes: isWithoutHistory ? [t("product.withoutHistory")] : [],
    empty: last ? null : t("product.empty"),
  };
}

/** For pages that other sites may show; without the words on open data, which their byte budget has no room for. */
export function withEmbed(
  context: PageContext,
  view: FiguresView,
  title: string,
  filters = new URLSearchParams(),
): FiguresView {
  const { downloads } = view;
  const embed = offer(context, title, filters.size > 0 ? `?${filters.toString()}` : "");
  return { ...view, downloads: downloads && { ...downloads, openData: null, embed } };
}

function offer({ language, match, t }: PageContext, title: string, search: string): DownloadsView["embed"] {
  if (env.EMBED_ORIGINS.length === 0) return null;
  const src = escapeHtml(portalOrigin + EMBEDS.href(hrefOfMatch(match, language)) + search);
  return {
    summary: t("embed.summary"),
    explanation: t("embed.explanation"),
    code: `<iframe src="${src}" title="${escapeHtml(title)}" width="100%" height="440" loading="lazy"></iframe>`,
  };
}

export function emptyEmbed(context: PageContext, why: string): EmbedView {
  const { language, match, t } = context;
  const page = { href: hrefOfMatch(match, language), label: t(match.page.title) };
  return { ...frameOf(context, page), notices: [], empty: why };
}

function frameOf(context: PageContext, page: LinkView): EmbedView {
  const { language, t } = context;
  const leadingOn = (link: LinkView): LinkView => ({
    ...link,
    href: portalOrigin + link.href,
    newTab: true,
    newTabNote: t("shell.newTab"),
  });
  return {
    language,
    page: leadingOn(page),
    notices: frameView(context, { title: page.label }).notices,
    exchange: leadingOn({ href: href("home", language), label: siteProfile.name[language] }),
    banner: env.PORTAL_DEMO ? t("shell.demoBanner") : null,
    heading: null,
    price: null,
    changes: [],
    table: null,
    notes: [],
    empty: null,
  };
}
