import { languageOfNames, sentenceCase } from "~/i18n/letters";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import { type Column, soleSection } from "../../figures/data-table";
import { priceColumns, tradeColumns, withoutColumn } from "../rows/bulletin-figures";
import { bulletinSource } from "../rows/bulletin-words";
import { productEntries } from "../products/price-feed";
import { chartView, rangeParameter, RANGES, type Range } from "../charts/chart";
import type { FiguresContent } from "../../figures/figures-page";
import { slugOf } from "../products/product-address";
import type { ProductPrices } from "../products/product-prices";
import { addDays } from "../days/trading-days";
import { choice, definePageQuery, text } from "../../query";

const SHOWN_RANGE = "1a";

export const productQuery = definePageQuery("product", {
  sure: rangeParameter(SHOWN_RANGE),
  miktar: text("quantity"),
  birim: choice("weight", { kg: "kg", ton: "ton" } as const, "kg"),
  teklif: text("offer"),
});

export function contentOf(context: PageContext, prices: ProductPrices): FiguresContent {
  const { t, language } = context;
  const { product, days, codes, unread, doubtful, isWithoutHistory } = prices;
  const name = product.name;
  const named = languageOfNames([name], language);
  const group =
    product.groupName && sentenceCase(product.groupName, languageOfNames([product.groupName], language));
  context.upstream.noteMissing("history", unread);
  const { range, ...load } = productQuery.read(context);
  const within = (some: Range) => {
    const from = addDays(days.at(-1)?.day ?? "", -RANGES[some]);
    return days.filter(({ day }) => day >= from);
  };
  return {
    heading: {
      title: name,
      ...(named !== language && { titleLanguage: named }),
      lead: [group, product.code].filter(Boolean).join(" · ") || null,
      description: t("product.description", { name }),
    },
    figures: {
      fileName: t("product.fileName", { name: slugOf(name) || String(product.id) }),
      title: t("product.days", { name }),
      about: { productId: product.id, product: name },
      columns: productColumns(t),
      sections: soleSection(
        "days",
        product.unit,
        days.toReversed().map((day) => ({ values: { ...day }, codes })),
      ),
    },
    query: new URLSearchParams(),
    lifetime: load.quantity + load.offer === "" ? "prices" : "none",
    notice:
      [
        ...(isWithoutHistory ? [t("product.withoutHistory")] : []),
        ...(doubtful > 0 ? [t("product.doubtfulDays", { count: doubtful })] : []),
      ].join(" ") || null,
    part: { first: 0, rows: within(SHOWN_RANGE).length, pager: null },
    feed: () => productEntries(context, prices),
    empty: { text: t("product.empty"), links: [] },
    chart:
      days.length < 2
        ? null
        : () => {
            const chart = chartView(context, {
              product,
              products: [],
              query: productQuery.write(load),
              range,
              series: { days: within(range), unread, doubtful },
            });
            return range === SHOWN_RANGE ? { ...chart, table: null } : chart;
          },
    source: bulletinSource(context),
  };
}

export const productColumns = (t: Translate): Column[] => [
  { key: "day", label: t("figures.day"), kind: "day" },
  ...priceColumns(t),
  ...withoutColumn(tradeColumns(t), "amount"),
];
