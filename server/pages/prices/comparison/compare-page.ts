import { sum } from "d3-array";
import type { CompareView } from "~/components/prices/compare-page";
import type { WordKey } from "~/i18n/words";
import { href, hrefOfMatch } from "~/pages";
import { portalOrigin } from "../../../config/environment";
import type { PageContent, PageContext } from "../../../request/page-loader";
import { unitWord } from "../../figures/value-words";
import { chartDrawing } from "../charts/chart-drawing";
import { aboutLines, linesTable, type NamedLines } from "../charts/lines-view";
import { bulletinSource } from "../rows/bulletin-words";
import { type Choice, compareQuery, neighbourOf, readChoice, type Scale } from "./compare-choice";
import { productsForm, scaleChoices, yearsForm } from "./compare-form";
import { legendOf } from "./compare-legend";
import { isLegible, type ReadProduct, readProducts } from "./compare-read";
import { compare, tableUnit, unitOf } from "./compare-scale";
import { moneyName } from "../rows/price-series";

const HEADINGS: Readonly<Record<Scale, WordKey>> = {
  index: "compare.indexHeading",
  lira: "compare.pricesHeading",
  real: "compare.realHeading",
  dollar: "compare.dollarHeading",
  difference: "compare.differenceHeading",
  parity: "compare.parityHeading",
};

export async function comparePage(context: PageContext): Promise<PageContent<CompareView>> {
  const { t, language } = context;
  const choice = await readChoice(context);
  const [first] = choice.products;
  const isOfYears = choice.products.length < 2;
  const read = await readProducts(context, choice.products);
  const { scale, isAgainstFirst, base, isConverted, ...comparison } = await compare(context, choice, read);
  const { compared, lines, drawn, ofYears } = comparison;
  if (isOfYears && choice.years.some((year) => !ofYears?.years.includes(year))) context.wrong.add("year");
  const unit = unitOf(scale, drawn, t);
  const names = compared.lines.map(({ name, mark }) => (isOfYears ? name : `${mark}: ${name}`)).join(", ");
  const title = isOfYears && first ? t("compare.yearsOf", { name: first.name }) : t("page.compare");
  const isComplete = read.every(isLegible) && isConverted;
  const drawing = chartDrawing(
    { ...compared, lines },
    { unit, label: t("compare.label", { names, unit }), isComplete: isComplete && !isAgainstFirst },
    context,
  );
  return {
    heading: { title, crumb: t("page.compare") },
    lifetime: "prices",
    view: {
      modes: { label: t("compare.modes"), links: modesOf(context, choice, isOfYears) },
      chooser: ofYears ? yearsForm(context, choice, ofYears) : productsForm(context, choice),
      scales: scaleChoices(context, choice),
      notice: noticeOf(context, read, [
        ...(choice.isOtherUnits ? [t("compare.otherUnits")] : []),
        ...(scale !== choice.scale ? [t("compare.ratesUnread")] : []),
        ...(isConverted ? [] : [t("compare.daysWithoutRate")]),
      ]),
      heading: t(HEADINGS[scale], { name: first?.name ?? "", unit: unitWord(first?.unit ?? "", t) }),
      about: aboutOf(context, compared, { scale, base }),
      legend: legendOf(context, compared, lines, {
        isIndex: scale === "index",
        hasMean: isAgainstFirst,
        isOfYears,
        unitOf: (style) => unitOf(scale === "index" ? "lira" : scale, [drawn[style] ?? read[0]], t),
        isLegible: (style) =>
          [drawn[style], isAgainstFirst ? read[0] : null].every((each) => !each || isLegible(each)),
        nothing: isAgainstFirst ? "compare.neverBoth" : "compare.noTrade",
      }),
      drawing,
      empty: drawing ? null : t(emptyWords(isComplete, scale === "index" && base === null)),
      table: linesTable(context, compared, lines, { title: names, ...tableUnit(scale, unit, first) }),
      links: [
        { href: href("prices", language), label: t("desk.link") },
        { href: href("blend", language), label: t("page.blend") },
      ],
      source: bulletinSource(context),
      address: portalOrigin + hrefOfMatch(context.match, language) + context.url.search,
    },
  };
}

function emptyWords(isComplete: boolean, isWithoutBase: boolean): WordKey {
  if (!isComplete) return "notice.partMissing";
  return isWithoutBase ? "compare.nothingCommon" : "chart.tooFew";
}

function noticeOf(
  { t, upstream }: PageContext,
  read: readonly ReadProduct[],
  ofScale: readonly string[],
): string | null {
  const missing = read.filter(({ isRead }) => !isRead);
  const doubtful = sum(read, (each) => each.doubtful);
  upstream.noteMissing(
    "histories",
    sum(read, (each) => each.unread),
  );
  const sentences = [
    ...ofScale,
    ...missing.map(({ product }) => t("compare.unread", { name: product.name })),
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
    ...(scale === "difference" ? [t("compare.aboutDifference")] : []),
    ...(scale === "parity" ? [t("compare.aboutParity")] : []),
  ].join(" ");
}
