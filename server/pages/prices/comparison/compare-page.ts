import { sum } from "d3-array";
import type { CompareView } from "~/components/prices/compare-page";
import type { Translate, WordKey } from "~/i18n/words";
import { href, hrefOfMatch } from "~/pages";
import { portalOrigin } from "../../../config/environment";
import type { PageContent, PageContext } from "../../../request/page-loader";
import { listLivePrices } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { orFallback } from "../../fallbacks";
import { unitWord } from "../../figures/value-words";
import { weeklyDollar } from "../bulletins/rate-history";
import { chartDrawing } from "../charts/chart-drawing";
import { aboutLines, linesTable, type NamedLines } from "../charts/lines-view";
import { yearLines } from "../charts/year-lines";
import { bulletinSource } from "../rows/bulletin-words";
import { type Choice, compareQuery, neighbourOf, PLACES, readChoice, type Scale } from "./compare-choice";
import { productsForm, scaleChoices, yearsForm } from "./compare-form";
import { comparedProducts, firstCommon, indexed } from "./compare-lines";
import { legendOf } from "./compare-legend";
import { priceUnitWord, worldUnit } from "../rows/price-row";
import { readHistory, withLive } from "../products/product-prices";
import { inDollars, inRealPrices, moneyName, type TradedPrice } from "../rows/price-series";

const HEADINGS: Readonly<Record<Scale, WordKey>> = {
  index: "compare.indexHeading",
  lira: "compare.pricesHeading",
  real: "compare.realHeading",
  dollar: "compare.dollarHeading",
};

export async function comparePage(context: PageContext): Promise<PageContent<CompareView>> {
  const { t, language } = context;
  const choice = await readChoice(context);
  const { products } = choice;
  const read = await readProducts(context, products);
  const isOfYears = products.length < 2;
  const chosenScale = scaleOf(choice, isOfYears);
  const dollars = chosenScale === "dollar" ? await orFallback(weeklyDollar(context.upstream), null) : null;
  const scale = chosenScale === "dollar" && !dollars ? "lira" : chosenScale;
  const priced = read.map((each) => ({ ...each, days: inMoney(each, scale, dollars) }));
  const [first] = priced;
  const ofYears =
    isOfYears && first
      ? yearLines(first.product, first.days, { ...choice, most: PLACES.length }, language)
      : null;
  const compared = ofYears ?? comparedProducts(priced, choice.range, language);
  const base = firstCommon(compared.lines);
  const lines = scale !== "index" ? compared.lines : base === null ? [] : indexed(compared.lines, base);
  const unit = unitOf(scale, products[0]?.unit ?? "KG", t);
  const names = compared.lines.map(({ name, mark }) => (isOfYears ? name : `${mark}: ${name}`)).join(", ");
  const title =
    isOfYears && products[0] ? t("compare.yearsOf", { name: products[0].name ?? "" }) : t("page.compare");
  if (isOfYears && choice.years.some((year) => !ofYears?.years.includes(year))) context.wrong.add("year");
  const isConverted = scale !== "dollar" || countDays(priced) === countDays(read);
  const isComplete = read.every(isLegible) && isConverted;
  const drawing = chartDrawing(
    { ...compared, lines },
    { unit, label: t("compare.label", { names, unit }), isComplete },
    context,
  );
  return {
    heading: { title, crumb: t("page.compare") },
    lifetime: "prices",
    view: {
      modes: { label: t("compare.modes"), links: modesOf(context, choice, isOfYears) },
      chooser: ofYears ? yearsForm(context, choice, ofYears) : productsForm(context, choice),
      scales: scaleChoices(context, choice, chosenScale),
      notice: noticeOf(context, read, {
        isOtherScale: choice.scale !== null && choice.scale !== "index" && scale === "index",
        isWithoutRates: scale !== chosenScale,
      }),
      heading: t(HEADINGS[scale]),
      about: aboutOf(context, compared, { scale, base }),
      legend: legendOf(context, compared, lines, {
        scale,
        unit,
        products: isOfYears ? [] : products,
        isLegible: (style) => !read[style] || isLegible(read[style]),
      }),
      drawing,
      empty: drawing ? null : t(emptyWords(isComplete, scale === "index" && base === null)),
      table: linesTable(context, compared, lines, {
        title: names,
        unit: scale === "index" || scale === "dollar" ? null : (products[0]?.unit ?? null),
        ...(scale === "dollar" && { measure: { unit, decimals: 2 } }),
      }),
      links: [{ href: href("prices", language), label: t("desk.link") }],
      source: bulletinSource(context),
      address: portalOrigin + hrefOfMatch(context.match, language) + context.url.search,
    },
  };
}

function scaleOf({ scales, scale }: Choice, isOfYears: boolean): Scale {
  if (scales.length === 0) return "index";
  return scale ?? (isOfYears ? "lira" : "index");
}

function inMoney(
  { product, days }: ReadProduct,
  scale: Scale,
  dollars: ReadonlyMap<string, number> | null,
): readonly TradedPrice[] {
  if (scale === "real") return inRealPrices(days);
  return dollars ? inDollars(days, dollars, product.unit) : days;
}

function unitOf(scale: Scale, unit: string, t: Translate): string {
  if (scale === "index") return t("compare.index");
  return scale === "dollar" ? `$/${unitWord(worldUnit(unit).unit, t)}` : priceUnitWord(unit, t);
}

const countDays = (read: readonly { days: readonly TradedPrice[] }[]) => sum(read, ({ days }) => days.length);

/** @throws UpstreamError when every history fails */
async function readProducts({ upstream }: PageContext, products: readonly Product[]) {
  const histories = products.map(({ id }) => readHistory(upstream, id));
  const [live, ...results] = await Promise.all([
    orFallback(upstream.read(listLivePrices, null, { isAside: true }), null),
    ...histories.map((each) => orFallback(each, null)),
  ]);
  // All are settled: awaiting them again throws the upstream's error.
  if (results.every((history) => history === null)) await Promise.all(histories);
  return products.map((product, index) => {
    const history = results[index] ?? null;
    return {
      product,
      isRead: history !== null,
      days: history ? withLive(history.days, live?.rows ?? [], product) : [],
      doubtful: history?.doubtful ?? 0,
      unread: history?.unread ?? 0,
    };
  });
}

type ReadProduct = Awaited<ReturnType<typeof readProducts>>[number];

/** Where rows are missing, nothing is known of days without a price. */
const isLegible = ({ isRead, unread, doubtful }: ReadProduct) => isRead && unread + doubtful === 0;

function emptyWords(isComplete: boolean, isWithoutBase: boolean): WordKey {
  if (!isComplete) return "notice.partMissing";
  return isWithoutBase ? "compare.nothingCommon" : "chart.tooFew";
}

function noticeOf(
  { t, upstream }: PageContext,
  read: readonly ReadProduct[],
  { isOtherScale, isWithoutRates }: { isOtherScale: boolean; isWithoutRates: boolean },
): string | null {
  const missing = read.filter(({ isRead }) => !isRead);
  const doubtful = sum(read, (each) => each.doubtful);
  upstream.noteMissing(
    "histories",
    sum(read, (each) => each.unread),
  );
  const sentences = [
    isOtherScale ? t("compare.otherUnits") : null,
    isWithoutRates ? t("compare.ratesUnread") : null,
    ...missing.map(({ product }) => t("compare.unread", { name: product.name ?? "" })),
    doubtful > 0 ? t("product.doubtfulDays", { count: doubtful }) : null,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

function modesOf(context: PageContext, { products, all, slugOf }: Choice, isOfYears: boolean) {
  const { t } = context;
  const [first] = products;
  const second = first && (products[1] ?? neighbourOf(first, all));
  return [
    ...(first && second
      ? [
          {
            href: compareQuery.href(context, { product: slugOf(first.id), product2: slugOf(second.id) }),
            label: t("compare.products"),
            current: !isOfYears,
          },
        ]
      : []),
    ...(first
      ? [
          {
            href: compareQuery.href(context, { product: slugOf(first.id) }),
            label: t("compare.years"),
            current: isOfYears,
          },
        ]
      : []),
  ];
}

function aboutOf(
  context: PageContext,
  compared: NamedLines,
  { scale, base }: { scale: Scale; base: number | null },
): string {
  const { t, language } = context;
  return [
    ...aboutLines(context, compared),
    ...(scale === "index" && base !== null ? [t("compare.base", { period: compared.nameOf(base) })] : []),
    ...(scale === "real" ? [t("compare.inMoney", { month: moneyName(language) })] : []),
    ...(scale === "dollar" ? [t("compare.byRates")] : []),
  ].join(" ");
}
