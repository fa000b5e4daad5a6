import type { FilterFieldView, FilterFormView } from "~/components/forms/filter-form";
import type { PageContext } from "../../../request/page-loader";
import { filterForm, selectField } from "../../filter-form";
import { RANGE_WORDS, RANGES, type Range } from "../charts/chart";
import { type Choice, PLACES, SCALES, type Scale } from "./compare-choice";
import { firstMonthOf, seasonName } from "../days/marketing-year";
import { hasRealPrices } from "../rows/price-series";

interface CompareState {
  choice: Choice;
  scale: Scale;
}

export function productsForm(context: PageContext, { choice, scale }: CompareState): FilterFormView {
  const { t } = context;
  const ranges = Object.keys(RANGES) as Range[];
  return formOf(context, [
    ...PLACES.map((place, index) => {
      const product = choice.products[index];
      return selectField(
        `urun${place}`,
        t("compare.product", { mark: "ABCD".charAt(index) }),
        product ? choice.slugOf(product.id) : "",
        [...(index < 2 ? [] : [{ value: "", label: t("compare.unchosen") }]), ...productOptions(choice)],
      );
    }),
    selectField(
      "sure",
      t("chart.ranges"),
      choice.range,
      ranges.map((value) => ({ value, label: t(RANGE_WORDS[value]) })),
    ),
    scaleField(context, scale),
  ]);
}

export function yearsForm(
  context: PageContext,
  { choice, scale, years, visible }: CompareState & { years: readonly number[]; visible: readonly number[] },
): FilterFormView {
  const { t } = context;
  const [product] = choice.products;
  const firstMonth = product && !choice.isByCalendar ? firstMonthOf(product) : 1;
  const yearOptions = years.map((year) => ({ value: String(year), label: seasonName(year, firstMonth) }));
  const hasSeasons = product !== undefined && firstMonthOf(product) !== 1;
  return formOf(context, [
    selectField("urun", t("board.product"), product ? choice.slugOf(product.id) : "", productOptions(choice)),
    ...PLACES.slice(0, years.length).map((place, index) =>
      selectField(`yil${place}`, t("compare.year", { number: index + 1 }), String(visible[index] ?? ""), [
        ...(index < 2 ? [] : [{ value: "", label: t("compare.unchosen") }]),
        ...yearOptions,
      ]),
    ),
    ...(hasSeasons
      ? [
          selectField("donem", t("compare.kindOfYear"), choice.isByCalendar ? "takvim" : "sezon", [
            { value: "sezon", label: t("compare.marketingYears") },
            { value: "takvim", label: t("compare.calendarYears") },
          ]),
        ]
      : []),
    scaleField(context, scale),
  ]);
}

const productOptions = ({ all, slugOf }: Choice) =>
  all.map(({ id, name }) => ({ value: slugOf(id), label: name ?? "" }));

const scaleField = ({ t }: PageContext, scale: Scale) =>
  selectField("olcek", t("compare.scale"), nameOf(scale), [
    { value: "endeks", label: t("compare.indexed") },
    { value: "lira", label: t("compare.inLira") },
    ...(hasRealPrices ? [{ value: "reel", label: t("compare.inReal") }] : []),
  ]);

const nameOf = (scale: Scale) => Object.entries(SCALES).find(([, own]) => own === scale)?.[0] ?? "";

const formOf = (context: PageContext, fields: FilterFieldView[]) =>
  filterForm(context, { fields, submit: context.t("compare.show"), folded: context.t("compare.choose") });
