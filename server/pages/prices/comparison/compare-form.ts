import type { ChoicesView } from "~/components/elements/link";
import type { FilterFieldView, FilterFormView } from "~/components/forms/filter-form";
import type { WordKey } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import { filterForm, selectField } from "../../filter-form";
import { RANGE_WORDS, RANGES, type Range } from "../charts/chart";
import { type Choice, compareQuery, PLACES, type Scale } from "./compare-choice";
import { firstMonthOf, seasonName } from "../days/marketing-year";

export function productsForm(context: PageContext, choice: Choice): FilterFormView {
  const { t } = context;
  const ranges = Object.keys(RANGES) as Range[];
  return formOf(context, choice, "compare.choose", [
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
  ]);
}

export function yearsForm(
  context: PageContext,
  choice: Choice,
  { years, visible }: { years: readonly number[]; visible: readonly number[] },
): FilterFormView {
  const { t } = context;
  const [product] = choice.products;
  const firstMonth = product && !choice.isByCalendar ? firstMonthOf(product) : 1;
  const yearOptions = years.map((year) => ({ value: String(year), label: seasonName(year, firstMonth) }));
  const hasSeasons = product !== undefined && firstMonthOf(product) !== 1;
  return formOf(context, choice, "compare.chooseYears", [
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
  ]);
}

const productOptions = ({ all, slugOf }: Choice) =>
  all.map(({ id, name }) => ({ value: slugOf(id), label: name }));

const formOf = (
  context: PageContext,
  { query: { scale } }: Choice,
  folded: WordKey,
  fields: FilterFieldView[],
) =>
  filterForm(context, {
    fields,
    hidden: compareQuery.fields({ scale }),
    submit: context.t("compare.show"),
    folded: context.t(folded),
  });

const SCALE_WORDS: Readonly<Record<Scale, WordKey>> = {
  index: "compare.indexed",
  lira: "compare.inLira",
  real: "compare.inReal",
  dollar: "compare.inDollars",
  difference: "compare.difference",
  parity: "compare.parity",
};

export const scaleChoices = (context: PageContext, { query, scale, scales }: Choice): ChoicesView => ({
  label: context.t("compare.scale"),
  links: scales.map((each) => ({
    href: compareQuery.href(context, { ...query, scale: each }),
    label: context.t(SCALE_WORDS[each]),
    current: each === scale,
  })),
});
