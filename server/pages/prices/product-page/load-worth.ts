import type { LoadWorthView } from "~/components/prices/product-page";
import type { FactView } from "~/components/elements/facts";
import { formatDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import { unitWord } from "../../figures/value-words";
import { filterForm, selectField } from "../../filter-form";
import { KILOGRAMS_PER_TONNE } from "../rows/price-row";
import type { ProductPrices } from "../products/product-prices";
import type { TradedPrice } from "../rows/price-series";
import { announcedPrices } from "./product-facts";
import { deductionFacts } from "./sale-deductions";
import { productQuery } from "./product-figures";

const MOST = 99_999_999;
const ANCHOR = "deger";
const separators = (signs: string) => new RegExp(`[${signs}\\s](?=\\d{3}(?:\\D|$))`, "g");
/** Only tonnes have decimals. */
const IN_WHOLE = separators(".,");
const IN_TONNES = { tr: separators("."), en: separators(",") } as const;

export function loadWorth(context: PageContext, prices: ProductPrices, last: TradedPrice): LoadWorthView {
  const { t, language } = context;
  const { unit } = prices.product;
  const { quantity, weight, range } = productQuery.read(context);
  const isInTonnes = unit === "KG" && weight === "ton";
  const amount = readQuantity(quantity, isInTonnes ? language : null);
  const example = isInTonnes ? formatNumber(12.5, language, 1) : formatNumber(12_500, language);
  const form = filterForm(context, {
    fields: [
      {
        kind: "number",
        name: "miktar",
        label: unit === "KG" ? t("board.quantity") : t("load.quantity", { unit: unitWord(unit, t) }),
        value: quantity,
        placeholder: example,
        error: quantity !== "" && amount === null ? t("load.wrong", { example }) : null,
      },
      ...(unit === "KG" ? [weightField(weight, t)] : []),
    ],
    hidden: productQuery.fields({ range }),
    submit: t("load.submit"),
  });
  return {
    id: ANCHOR,
    heading: t("load.heading"),
    form: { ...form, action: `${form.action}#${ANCHOR}` },
    facts: amount === null ? [] : worthFacts(context, prices, last, amount),
    note: t("load.note"),
  };
}

const weightField = (chosen: string, t: Translate) =>
  selectField(
    "birim",
    t("figures.unit"),
    chosen,
    ["kg", "ton"].map((unit) => ({ value: unit, label: unitWord(unit.toUpperCase(), t) })),
  );

/** Of tonnes, written in that language, in kilograms. */
function readQuantity(raw: string, tonnesIn: Language | null): number | null {
  const plain = raw.replace(tonnesIn ? IN_TONNES[tonnesIn] : IN_WHOLE, "").replace(",", ".");
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  const amount = tonnesIn ? Math.round(Number(plain) * KILOGRAMS_PER_TONNE) : Number(plain);
  return Number.isInteger(amount) && amount >= 1 && amount <= MOST ? amount : null;
}

function worthFacts(
  context: PageContext,
  prices: ProductPrices,
  { day, min, average, max }: TradedPrice,
  quantity: number,
): FactView[] {
  const { t, language } = context;
  const { product } = prices;
  const worth = (price: number) => formatLira(price * quantity, language);
  const amount = `${formatNumber(quantity, language)} ${unitWord(product.unit, t)}`;
  return [
    { term: t("load.average", { amount, date: formatDate(day, language) }), text: worth(average) },
    ...(min < max ? [{ term: t("load.bounds"), text: `${worth(min)} – ${worth(max)}` }] : []),
    ...deductionFacts(context, product, average * quantity),
    ...announcedPrices(prices, day).map(({ name, price }) => ({
      term: t("load.announced", { name: name[language] }),
      text: worth(price),
    })),
  ];
}
