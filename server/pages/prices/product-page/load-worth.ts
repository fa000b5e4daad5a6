import type { LoadWorthView } from "~/components/prices/product-page";
import type { FactView } from "~/components/elements/facts";
import type { LinkView } from "~/components/elements/link";
import { formatDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { formatLira, formatNumber } from "~/i18n/numbers";
import { readNumber } from "~/i18n/read-number";
import type { Translate } from "~/i18n/words";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { unitWord } from "../../figures/value-words";
import { filterForm, selectField } from "../../filter-form";
import { KILOGRAMS_PER_TONNE } from "../rows/price-row";
import type { ProductPrices } from "../products/product-prices";
import type { TradedPrice } from "../rows/price-series";
import { offerFacts, offerField, readOffer } from "./offer";
import { announcedPrices } from "../products/announced-prices";
import { afterDeductions } from "./sale-deductions";
import { productQuery } from "./product-figures";
import { waitingLink } from "../products/product-links";

const MOST = 99_999_999;
const ANCHOR = "deger";

export function loadWorth(context: PageContext, prices: ProductPrices, last: TradedPrice): LoadWorthView {
  const { t, language } = context;
  const { unit } = prices.product;
  const { quantity, weight, offer, range } = productQuery.read(context);
  const isInTonnes = unit === "KG" && weight === "ton";
  const amount = readQuantity(quantity, isInTonnes ? language : null);
  const isOffered = amount !== null || offer !== "";
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
      ...(isOffered ? [offerField(context, prices.product, last, offer)] : []),
    ],
    hidden: productQuery.fields({ range }),
    submit: t("load.submit"),
  });
  const facts = amount === null ? [] : worthFacts(context, prices, last, { quantity: amount, offer });
  const own = productQuery.href(context, { quantity, weight, offer });
  return {
    id: ANCHOR,
    heading: t("load.heading"),
    form: { ...form, action: `${form.action}#${ANCHOR}` },
    facts,
    note: t("load.note"),
    links: [
      ...(facts.length > 0 ? [shareLink(prices.product, facts, own, t)] : []),
      waitingLink(context, prices.product),
    ],
  };
}

function shareLink({ name }: Product, facts: readonly FactView[], address: string, t: Translate): LinkView {
  const lines = facts.map(({ term, text }) => `${term}: ${text}`);
  const link = whatsAppLink([name, ...lines, ""].join("\n"), `${portalOrigin}${address}#${ANCHOR}`, t);
  return { ...link, label: t("load.share") };
}

const weightField = (chosen: string, t: Translate) =>
  selectField(
    "birim",
    t("figures.unit"),
    chosen,
    ["kg", "ton"].map((unit) => ({ value: unit, label: unitWord(unit.toUpperCase(), t) })),
  );

/** Of tonnes, written in that language, in kilograms; only tonnes have decimals. */
function readQuantity(raw: string, tonnesIn: Language | null): number | null {
  const value = readNumber(raw, tonnesIn ?? "any");
  const amount = value !== null && tonnesIn ? Math.round(value * KILOGRAMS_PER_TONNE) : value;
  return Number.isInteger(amount) && amount !== null && amount >= 1 && amount <= MOST ? amount : null;
}

function worthFacts(
  context: PageContext,
  prices: ProductPrices,
  last: TradedPrice,
  { quantity, offer }: { quantity: number; offer: string },
): FactView[] {
  const { t, language } = context;
  const { product } = prices;
  const { day, min, average, max } = last;
  const worth = (price: number) => formatLira(price * quantity, language);
  const amount = `${formatNumber(quantity, language)} ${unitWord(product.unit, t)}`;
  const { facts, left } = afterDeductions(context, product, average * quantity);
  return [
    { term: t("load.average", { amount, date: formatDate(day, language) }), text: worth(average) },
    ...(min < max ? [{ term: t("load.bounds"), text: `${worth(min)} – ${worth(max)}` }] : []),
    ...facts,
    ...offerFacts(context, readOffer(offer, product, last, language), {
      product,
      quantity,
      average: average * quantity,
      left,
    }),
    ...announcedPrices(prices.codes, day).map(({ name, price }) => ({
      term: t("load.announced", { name: name[language] }),
      text: worth(price),
    })),
  ];
}
