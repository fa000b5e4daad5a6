import type { LoadWorthView } from "~/components/prices/product-page";
import type { FactView } from "~/components/elements/facts";
import { formatDate } from "~/i18n/dates";
import { formatLira, formatNumber, formatPercent } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import { unitWord } from "../../figures/value-words";
import { filterForm } from "../../filter-form";
import { wholeNumber } from "../../query";
import type { ProductPrices } from "../products/product-prices";
import type { TradedPrice } from "../rows/price-series";
import { announcedPrices } from "./product-facts";
import { productQuery } from "./product-figures";

const MOST = 99_999_999;
const ANCHOR = "deger";
const SEPARATOR = /[.,\s](?=\d{3}(?:\D|$))/g;

export function loadWorth(context: PageContext, prices: ProductPrices, last: TradedPrice): LoadWorthView {
  const { t, language } = context;
  const { unit } = prices.product;
  const { quantity, range } = productQuery.read(context);
  const result = wholeNumber(MOST).safeParse(quantity.replace(SEPARATOR, ""));
  const isWrong = quantity !== "" && !result.success;
  const form = filterForm(context, {
    fields: [
      {
        kind: "number",
        name: "miktar",
        label: t("load.quantity", { unit: unitWord(unit, t) }),
        value: result.success ? formatNumber(result.data, language) : quantity,
        hint: t(isWrong ? "load.wrong" : "load.hint", { example: formatNumber(12_500, language) }),
        isWrong,
      },
    ],
    hidden: productQuery.fields({ range }),
    submit: t("load.submit"),
  });
  return {
    id: ANCHOR,
    heading: t("load.heading"),
    form: { ...form, action: `${form.action}#${ANCHOR}` },
    facts: result.success ? worthFacts(context, prices, last, result.data) : [],
    note: t("load.note"),
  };
}

function worthFacts(
  { t, language }: PageContext,
  prices: ProductPrices,
  last: TradedPrice,
  quantity: number,
): FactView[] {
  const { unit, withholding } = prices.product;
  const { day, min, average, max } = last;
  const worth = (price: number) => formatLira(price * quantity, language);
  const amount = `${formatNumber(quantity, language)} ${unitWord(unit, t)}`;
  return [
    { term: t("load.average", { amount, date: formatDate(day, language) }), text: worth(average) },
    ...(min < max ? [{ term: t("load.bounds"), text: `${worth(min)} – ${worth(max)}` }] : []),
    ...(withholding !== null && withholding > 0 && withholding < 100
      ? [
          {
            term: t("load.afterWithholding", {
              percent: formatPercent(withholding, language, Number.isInteger(withholding) ? 0 : 2),
            }),
            text: worth(average * (1 - withholding / 100)),
          },
        ]
      : []),
    ...announcedPrices(prices, last).map(({ name, price }) => ({
      term: t("load.announced", { name: name[language] }),
      text: worth(price),
    })),
  ];
}
