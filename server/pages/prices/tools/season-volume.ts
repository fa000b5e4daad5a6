import { max, mean } from "d3-array";
import type { PriceChangeView } from "~/components/prices/last-price";
import type { PriceChartView } from "~/components/prices/price-chart";
import { formatDays, formatMonthName, formatMonthShort } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Translate } from "~/i18n/words";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { type Column, type DataRow, soleSection } from "../../figures/data-table";
import { type FiguresContent, noFigures } from "../../figures/figures-page";
import { unitWord } from "../../figures/value-words";
import { filterForm, productField } from "../../filter-form";
import { chartDrawing } from "../charts/chart-drawing";
import { linesTable, type NamedLines } from "../charts/lines-view";
import { firstMonthOf, monthOfSeason, seasonMark, seasonName } from "../days/marketing-year";
import { addDays } from "../days/trading-days";
import { type ChosenPrices, chosenPrices } from "../products/product-prices";
import { bulletinSource } from "../rows/bulletin-words";
import { changePercent } from "../rows/change";
import { changeSince } from "../rows/last-price";
import { quantityText, worldUnit } from "../rows/price-row";
import { type SeasonQuantity, seasonQuantities } from "./season-quantities";
import { volumeQuery } from "../products/product-links";

/** How much of a product was traded, season by season. */

const SEASONS = 5;
const LEAST_FOR_MEAN = 3;
/** Too long for the chart's axis. */
const MANY = 1_000_000;

/** Today's trades would be held against a whole day of earlier seasons. */
export const lastWholeDay = () => addDays(now().toISODate(), -1);

export async function seasonVolume(context: PageContext, id: string): Promise<FiguresContent> {
  const { t, language, match } = context;
  const prices = await chosenPrices(context, id);
  if (!prices) return noFigures(t(match.page.title), { text: t("article.empty"), links: [] });
  const { product, products, history } = prices;
  const { name } = product;
  const seasons = seasonQuantities(history.days, firstMonthOf(product), lastWholeDay()).slice(0, SEASONS);
  const own = { product: String(product.id) };
  const title = t("volume.title", { name });
  const all = { href: hrefOfMatch(match, language), label: t("volume.all") };
  const [season, last] = seasons;
  const summary = season && summaryOf(context, product, season, last);
  return {
    heading: {
      title,
      crumb: t(match.page.title),
      lead: null,
      description: summary || title,
      ownQuery: prices.isChosen ? volumeQuery.search(own) : "",
    },
    figures: {
      fileName: t("volume.fileName"),
      title,
      about: { productId: product.id, product: name },
      columns: seasonColumns(t),
      sections: soleSection("seasons", worldUnit(product.unit).unit, seasonRows(context, prices, seasons)),
    },
    query: volumeQuery.write(own),
    lifetime: "content",
    formats: ["csv", "xlsx"],
    ...(season && { head: headOf(context, prices, seasons, season) }),
    chooser: filterForm(context, { fields: [productField(product, products, t)] }),
    notice: history.doubtful > 0 ? t("product.doubtfulDays", { count: history.doubtful }) : null,
    summary: summary ?? null,
    more: [
      all,
      ...(summary ? [whatsAppLink(`${summary}\n`, portalOrigin + volumeQuery.href(context, own), t)] : []),
    ],
    chart: season ? () => seasonsChart(context, prices, seasons) : null,
    empty: {
      text: t("yearly.empty", { name }),
      links: prices.pageLinks,
    },
    source: [t("volume.method"), bulletinSource(context)].join(" "),
  };
}

function headOf(
  context: PageContext,
  { product, history, pageLinks }: ChosenPrices,
  seasons: readonly SeasonQuantity[],
  season: SeasonQuantity,
): FiguresContent["head"] {
  const { t, language } = context;
  const { quantity, amount, trades } = season.soFar;
  const firstMonth = firstMonthOf(product);
  const [value = "–", unit = ""] = quantity === null ? [] : quantityIn(context, product, quantity).split(" ");
  return {
    price: {
      when: `${seasonName(season.year, firstMonth)}: ${daysOf(context, product, season)}`,
      value,
      unit,
      details: [
        ...(amount ? [formatLira(amount, language, 0)] : []),
        ...(trades === null ? [] : [t("bulletin.trades", { count: trades })]),
      ].join(" · "),
      note: null,
    },
    changes: changesOf(context, { product, history }, seasons, quantity),
    links: pageLinks,
  };
}

const quantityIn = (context: PageContext, { unit }: Product, quantity: number): string =>
  quantityText({ quantity, unit }, context);

function daysOf({ language }: PageContext, product: Product, { year, until }: SeasonQuantity): string {
  const month = String(firstMonthOf(product)).padStart(2, "0");
  return formatDays({ from: `${year}-${month}-01`, until }, language);
}

function changesOf(
  context: PageContext,
  { product, history }: Pick<ChosenPrices, "product" | "history">,
  [, ...earlier]: readonly SeasonQuantity[],
  quantity: number | null,
): PriceChangeView[] {
  const { t } = context;
  const usual = mean(earlier, ({ soFar }) => soFar.quantity);
  const [last] = earlier;
  if (quantity === null || !last) return [];
  const since = (label: string, base: number | null | undefined, date: string) =>
    changeSince(
      context,
      label,
      quantity,
      base ? { value: base, text: `${date}: ${quantityIn(context, product, base)}`, href: null } : null,
      history.unread > 0,
    );
  return [
    since(t("volume.last"), last.soFar.quantity, daysOf(context, product, last)),
    ...(earlier.length < LEAST_FOR_MEAN
      ? []
      : [since(t("volume.usual"), usual, t("volume.seasons", { count: earlier.length }))]),
  ];
}

function summaryOf(
  context: PageContext,
  product: Product,
  season: SeasonQuantity,
  last: SeasonQuantity | undefined,
): string {
  const { t } = context;
  const sentenceOf = (key: "volume.summary" | "volume.before", each: SeasonQuantity | undefined) =>
    each && each.soFar.quantity !== null
      ? [
          t(key, {
            name: product.name,
            days: daysOf(context, product, each),
            quantity: quantityIn(context, product, each.soFar.quantity),
          }),
        ]
      : [];
  return [...sentenceOf("volume.summary", season), ...sentenceOf("volume.before", last)].join(" ");
}

export const amountColumn = (t: Translate): Column => ({
  key: "amount",
  label: t("volume.millions"),
  kind: "measure",
  decimals: 1,
  missing: "–",
});

/** Of lira; null for nothing. */
export const inMillions = (amount: number | null = null): number | null =>
  amount ? amount / 1_000_000 : null;

const seasonColumns = (t: Translate): Column[] => [
  { key: "season", label: t("volume.season"), kind: "text" },
  { key: "quantity", label: t("volume.soFar"), kind: "quantity", place: "main" },
  { key: "change", label: t("board.change"), kind: "change", missing: "–" },
  { key: "whole", label: t("volume.whole"), kind: "quantity", missing: "–" },
  amountColumn(t),
];

function seasonRows(
  { t }: PageContext,
  { product, codes }: ChosenPrices,
  seasons: readonly SeasonQuantity[],
): DataRow[] {
  const { factor } = worldUnit(product.unit);
  const inUnit = (quantity: number | null) => quantity && quantity / factor;
  return seasons.map(({ year, soFar, whole }, at) => ({
    values: {
      season: seasonName(year, firstMonthOf(product)),
      quantity: inUnit(soFar.quantity),
      change: changePercent(soFar.quantity, seasons[at + 1]?.soFar.quantity || null),
      whole: at === 0 ? null : inUnit(whole.quantity),
      amount: inMillions(soFar.amount),
    },
    codes,
    against: { change: t("volume.against") },
  }));
}

function seasonsChart(
  context: PageContext,
  { product, history }: ChosenPrices,
  seasons: readonly SeasonQuantity[],
): PriceChartView {
  const { t, language } = context;
  const firstMonth = firstMonthOf(product);
  const world = worldUnit(product.unit);
  const isMany = (max(seasons, ({ sums }) => sums.at(-1) ?? 0) ?? 0) / world.factor >= MANY;
  const factor = world.factor * (isMany ? 1_000 : 1);
  const unit = isMany ? t("volume.thousands", { unit: unitWord(world.unit, t) }) : unitWord(world.unit, t);
  const monthOf = (at: number) => monthOfSeason(at, firstMonth);
  const lines: NamedLines = {
    period: "month",
    firstMonth,
    nameOf: (at) => formatMonthName(monthOf(at), language),
    lines: seasons.map(({ year, sums }) => ({
      name: seasonName(year, firstMonth),
      mark: seasonMark(year, firstMonth),
      points: sums.map((each, at) => ({ at, average: each / factor })),
    })),
  };
  const last = lines.lines[0]?.points.at(-1);
  const title = t("volume.chart", { name: product.name });
  return {
    heading: title,
    chooser: null,
    ranges: null,
    drawing: chartDrawing(
      lines,
      {
        label: `${title}, ${unit}: ${lines.lines.map(({ name }) => name).join(", ")}`,
        unit,
        isComplete: history.unread + history.doubtful === 0,
        ...(last && {
          last: `${formatMonthShort(monthOf(last.at), language)}: ${formatNumber(last.average, language, 0)}`,
        }),
      },
      context,
    ),
    legend: null,
    empty: t("chart.tooFew"),
    table: linesTable(context, lines, lines.lines, { title, unit: null, measure: { unit, decimals: 0 } }),
  };
}
