import { formatDate } from "~/i18n/dates";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import type { Column, DataRow } from "../../figures/data-table";
import { orFallback } from "../../fallbacks";
import { type FiguresContent, noFigures } from "../../figures/figures-page";
import { firstMonthOf, seasonName } from "../days/marketing-year";
import { wholeHistories } from "../products/desk-histories";
import { groupsOf, productsInOrder, sectionsByGroup } from "../products/quoted-products";
import { type CodesOf, stableCodes } from "../products/stable-codes";
import { bulletinSource } from "../rows/bulletin-words";
import { changePercent } from "../rows/change";
import { worldUnit } from "../rows/price-row";
import type { Series } from "../rows/price-series";
import { seasonQuantities } from "./season-quantities";
import { volumeQuery } from "../products/product-links";
import { amountColumn, inMillions, lastWholeDay, seasonVolume } from "./season-volume";

/** How much of each product was traded in its season, beside the last one up to the same day. */

export function tradingVolume(context: PageContext): Promise<FiguresContent> {
  const { product } = volumeQuery.read(context);
  return product === "" ? volumeOfAll(context) : seasonVolume(context, product);
}

async function volumeOfAll(context: PageContext): Promise<FiguresContent> {
  const { t, upstream, language } = context;
  const products = await productsInOrder(upstream);
  const [histories, codesOf] = await Promise.all([
    orFallback(wholeHistories(upstream, products), null),
    stableCodes(upstream),
  ]);
  const title = t(context.match.page.title);
  if (!histories) return noFigures(title, { text: t("notice.partMissing"), links: [], isCertain: true });
  const date = formatDate(lastWholeDay(), language);
  return {
    heading: { title },
    figures: {
      fileName: t("volume.fileName"),
      title: t("volume.allTitle", { date }),
      about: { until: lastWholeDay() },
      columns: columnsOf(t),
      sections: sectionsByGroup(products, language, {
        groups: groupsOf(products, language),
        productOf: (product) => product,
        unitOf: ({ unit }) => worldUnit(unit).unit,
        rowOf: (product) => rowOf(context, product, histories.get(product.id), codesOf),
      }),
    },
    query: new URLSearchParams(),
    lifetime: "content",
    formats: ["csv", "xlsx"],
    isDocument: true,
    hasJumps: false,
    summary: t("volume.about", { date }),
    empty: { text: t("article.empty"), links: [] },
    source: [t("volume.method"), bulletinSource(context)].join(" "),
  };
}

const columnsOf = (t: Translate): Column[] => [
  { key: "product", label: t("board.product"), kind: "text" },
  { key: "quantity", label: t("volume.thisSeason"), kind: "quantity", place: "main" },
  { key: "change", label: t("board.change"), kind: "change", missing: "–" },
  { key: "season", label: t("volume.season"), kind: "text", isInHeading: true },
  { key: "sameDay", label: t("volume.sameDay"), kind: "quantity", missing: "–" },
  { key: "whole", label: t("volume.wholeLast"), kind: "quantity", missing: "–" },
  amountColumn(t),
];

function rowOf(
  context: PageContext,
  product: Product,
  history: Series | undefined,
  codesOf: CodesOf,
): DataRow {
  const firstMonth = firstMonthOf(product);
  const [season, last] = history ? seasonQuantities(history.days, firstMonth, lastWholeDay()) : [];
  const inUnit = (quantity: number | null | undefined) =>
    quantity === null || quantity === undefined ? null : quantity / worldUnit(product.unit).factor;
  return {
    values: {
      product: product.name,
      season: season ? seasonName(season.year, firstMonth) : null,
      quantity: inUnit(season?.soFar.quantity),
      change: changePercent(inUnit(season?.soFar.quantity), inUnit(last?.soFar.quantity) || null),
      sameDay: inUnit(last?.soFar.quantity),
      whole: inUnit(last?.whole.quantity),
      amount: inMillions(season?.soFar.amount),
    },
    note: season ? null : history ? "noTrade" : "unread",
    codes: codesOf(product),
    href: volumeQuery.href(context, { product: String(product.id) }),
    against: { change: context.t("volume.against") },
  };
}
