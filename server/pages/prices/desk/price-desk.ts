import type { LinkView } from "~/components/elements/link";
import type { FiguresView } from "~/components/prices/figures-page";
import type { PriceDeskView } from "~/components/prices/price-desk";
import { href, hrefOfMatch } from "~/pages";
import { formatLongDate } from "~/i18n/dates";
import { now } from "../../../config/clock";
import type { PageContent, PageContext } from "../../../request/page-loader";
import type { Upstream } from "../../../upstream/client";
import { readBulletinOfDay } from "../../../upstream/contracts/bulletins";
import { listLivePrices, type PriceRow } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import type { Id } from "../../../upstream/record";
import { orFallback } from "../../fallbacks";
import { alertLinks } from "../products/alert-links";
import { deskEntries } from "../products/price-feed";
import { bulletinSource } from "../rows/bulletin-words";
import { movesText } from "../rows/change";
import { sharedPrices } from "../rows/shared-prices";
import { deskHistories, type Histories } from "../products/desk-histories";
import { compareHref } from "../comparison/compare-choice";
import { announcedOf } from "./desk-announced";
import { moversOf } from "./desk-movers";
import { deskColumns, deskQuery, sortedSections } from "./desk-table";
import { latestDay, standings, type Standing } from "./desk-standings";
import { myProductsHref } from "./my-products";
import { screenHref } from "./price-screen";
import { deskCardOf } from "../../share-cards/card-of-page";
import { withEmbed } from "../products/embed";
import { pageOfFigures, type FiguresContent } from "../../figures/figures-page";
import { isFiltered, productFinder } from "../products/price-filters";
import { productsInOrder } from "../products/quoted-products";
import { productHrefsBy, productSlugs } from "../products/product-address";
import { stableCodes, type CodesOf } from "../products/stable-codes";
import { latestSessionDay } from "../days/trading-days";
import { filterForm } from "../../filter-form";
import type { QueryOf } from "../../query";

export async function priceDesk(context: PageContext): Promise<PageContent<PriceDeskView>> {
  const desk = await readDesk(context);
  const content = contentOf(context, desk);
  const page = await pageOfFigures(context, content);
  const isWhole = content.query.size === 0;
  const { summary } = page.view;
  const below = [summary, desk.histories ? context.t("desk.bases") : null].filter(Boolean).join(" ");
  return {
    ...page,
    heading: { ...page.heading, ...deskCardOf(context, page.heading.title, latestDay(desk.all)) },
    view: {
      figures: withEmbed(
        context,
        { ...page.view, summary: null, changeBase: below || null, table: withoutAnchors(page.view.table) },
        page.heading.title,
        content.feedQuery,
      ),
      announced: announcedOf(context, content.standings, desk),
      movers: isWhole ? moversOf(context, desk.all, desk.hrefOf) : null,
    },
  };
}

/** Nothing leads to its groups. */
const withoutAnchors = (table: FiguresView["table"]): FiguresView["table"] =>
  table && { ...table, groups: table.groups.map(({ id: _, ...group }) => group) };

export async function deskFigures(context: PageContext): Promise<FiguresContent> {
  return contentOf(context, await readDesk(context));
}

interface Desk {
  products: readonly Product[];
  histories: Histories | null;
  all: readonly Standing[];
  hrefOf: (id: Id | null) => string | undefined;
  slugs: ReadonlyMap<Id, string>;
  codesOf: CodesOf;
}

async function readDesk({ upstream, language }: PageContext): Promise<Desk> {
  const products = await productsInOrder(upstream);
  const [histories, live] = await Promise.all([
    orFallback(deskHistories(upstream, products), null),
    orFallback(upstream.read(listLivePrices, null, { isAside: true }), null),
  ]);
  const slugs = await orFallback(productSlugs(upstream), new Map<Id, string>());
  const all = standings(products, histories, await runningRows(upstream, histories, live?.rows ?? []));
  return {
    products,
    histories,
    all,
    slugs,
    hrefOf: productHrefsBy(slugs, language),
    codesOf: await stableCodes(upstream),
  };
}

function contentOf(
  context: PageContext,
  { products, histories, all, hrefOf, slugs, codesOf }: Desk,
): FiguresContent & { standings: readonly Standing[] } {
  const { t, language, match } = context;
  const finder = productFinder(context, products, deskQuery.read(context));
  const { groups, state, words } = finder;
  const { sort, products: own } = state;
  const standings = all.filter(({ product }) => finder.isWanted(product));
  const query = deskQuery.write(state);
  const feedQuery = deskQuery.write({ ...state, sort: null });
  const page = hrefOfMatch(match, language);
  const toAll = { href: page, label: t("list.showAll") };
  const unmade = t(all.some(({ last }) => last) ? "desk.making" : "board.unavailable");
  if (histories) context.upstream.noteMissing("histories", standings.filter(({ isRead }) => !isRead).length);
  return {
    standings,
    heading: { title: t(own ? "desk.chosen" : "page.prices"), part: words },
    figures: {
      fileName: t("desk.fileName"),
      title: t("desk.title"),
      about: {},
      columns: deskColumns(context, state, histories === null),
      sections: sortedSections(context, standings, {
        groups,
        sort,
        hrefOf,
        codesOf,
        isMaking: histories === null,
      }),
      trend: t("board.trend"),
    },
    query,
    lifetime: "prices",
    chooser: filterForm(context, {
      fields: finder.fields,
      hidden: deskQuery.fields({ sort, products: own }),
      clear: query.size > 0 ? page : null,
      folded: words || t("desk.find"),
    }),
    neighbours: {
      label: t("page.myProducts"),
      links: own
        ? [{ href: myProductsHref(language, own), label: t("myProducts.change") }, toAll]
        : [{ href: href("my-products", language), label: t("page.myProducts") }],
    },
    notice: histories ? null : unmade,
    summary: summaryOf(context, standings),
    ...(histories && {
      feed: () => deskEntries(context, standings, feedQuery),
      feedTitle: [t("page.prices"), words].filter(Boolean).join(": "),
    }),
    feedQuery,
    hasJumps: false,
    empty: {
      text: t(query.size > 0 ? "list.empty" : "article.empty"),
      links: query.size > 0 ? [toAll] : [],
    },
    more: linksOf(context, { state, standings, slugs, page }),
    source: bulletinSource(context),
  };
}

interface LinkedDesk extends Pick<Desk, "slugs"> {
  state: QueryOf<typeof deskQuery>;
  standings: readonly Standing[];
  page: string;
}

function linksOf(context: PageContext, { state, standings, slugs, page }: LinkedDesk): LinkView[] {
  const { t, language } = context;
  const { products: own } = state;
  const compared = isFiltered(state) ? standings.map(({ product }) => product) : [];
  return [
    { href: compareHref(language, compared, slugs), label: t("compare.link") },
    { href: href("price-tools", language), label: t("page.priceTools") },
    { href: screenHref(page, state), label: t("screen.link") },
    ...(own ? alertLinks(context, own) : []),
    ...(own ? ownPrices(context, standings, page + deskQuery.search({ products: own })) : []),
  ];
}

function ownPrices(context: PageContext, standings: readonly Standing[], address: string): LinkView[] {
  const day = latestDay(standings);
  if (day === undefined) return [];
  const prices = standings.flatMap(({ product: { name, unit }, last }) =>
    last?.day === day ? { name, unit, average: last.average } : [],
  );
  return [sharedPrices(formatLongDate(day, context.language), prices, address, context)];
}

async function runningRows(
  upstream: Upstream,
  histories: Histories | null,
  live: readonly PriceRow[],
): Promise<readonly PriceRow[]> {
  if (histories || live.length > 0) return live;
  const day = await orFallback(latestSessionDay(upstream), null);
  if (day === null) return [];
  const bulletin = await orFallback(upstream.read(readBulletinOfDay, { day }, { isAside: true }), null);
  return (bulletin?.groups ?? []).flatMap(({ lines }) =>
    lines.map((line) => ({ ...line, day: line.day ?? day })),
  );
}

function summaryOf(wording: PageContext, standings: readonly Standing[]): string | null {
  const { t, language } = wording;
  const day = latestDay(standings);
  if (day === undefined) return null;
  const traded = standings.filter(({ last }) => last?.day === day);
  const percents = traded.flatMap(({ yearBefore }) => yearBefore?.percent ?? []);
  return [
    t("desk.traded", { date: formatLongDate(day, language), count: traded.length }),
    ...(percents.length > 0 ? [t("desk.yearBefore", { moves: movesText(percents, wording) })] : []),
    ...(day === now().toISODate() ? [t("product.mayChange")] : []),
  ].join(" ");
}
