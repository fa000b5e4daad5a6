import { formatMonth } from "~/i18n/dates";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import type { Column, DataRow, DataTable, RowCodes } from "../../figures/data-table";
import { priceColumns, tradeColumns, withoutColumn } from "../rows/bulletin-figures";
import { joinedBy, type TradedPrice } from "../rows/price-series";
import { slugOf } from "../products/product-address";

interface YearPrices {
  codes: RowCodes;
  product: Product;
  year: number;
  days: readonly TradedPrice[];
  daysOfYear: readonly TradedPrice[];
}

export function yearlyFigures(
  context: PageContext,
  { product, year, days, daysOfYear, codes }: YearPrices,
): DataTable {
  const { t, language } = context;
  const section = (id: string, heading: string, periods: readonly TradedPrice[], isMonth: boolean) => ({
    id,
    heading,
    unit: product.unit,
    rows: periods.toReversed().map((prices) => {
      const [ofYear = "", month = ""] = prices.day.split("-");
      const period = isMonth ? formatMonth(prices.day, language) : ofYear;
      const periodKind = t(isMonth ? "figures.month" : "list.year");
      const row = dayRow(product, prices, codes);
      const values = { ...row.values, periodKind, year: ofYear, month: isMonth ? month : null, period };
      return { ...row, values };
    }),
  });
  return {
    fileName: t("yearly.fileName", { name: fileNameOf(product) }),
    title: t("yearly.title", { name: product.name }),
    about: { productId: product.id, product: product.name, year },
    columns: yearColumns(t),
    sections: [
      section("years", t("yearly.byYear"), joinedBy("year", days), false),
      section("months", t("yearly.byMonth", { year }), joinedBy("month", daysOfYear), true),
    ],
  };
}

export function dailyFigures(
  { t }: PageContext,
  { product, year, daysOfYear, codes }: YearPrices,
): DataTable {
  return {
    fileName: t("yearly.daysFileName", { name: fileNameOf(product), year }),
    title: t("yearly.daysTitle", { name: product.name, year }),
    about: { productId: product.id, product: product.name, year },
    columns: yearDayColumns(t),
    sections: [
      {
        id: "days",
        heading: t("yearly.byDay", { year }),
        unit: product.unit,
        rows: daysOfYear.toReversed().map((day) => dayRow(product, day, codes)),
      },
    ],
  };
}

export const yearColumns = (t: Translate): Column[] => [
  ...productColumns(t),
  { key: "periodKind", label: t("yearly.periodKind"), kind: "text", isInHeading: true },
  { key: "year", label: t("list.year"), kind: "text", isInHeading: true },
  { key: "month", label: t("figures.month"), kind: "text", isInHeading: true },
  { key: "period", label: t("yearly.period"), kind: "text" },
  ...tradedColumns(t),
];

export const yearDayColumns = (t: Translate): Column[] => [
  ...productColumns(t),
  { key: "day", label: t("figures.day"), kind: "day" },
  ...tradedColumns(t),
];

export const fileNameOf = ({ name, id }: Product) => slugOf(name) || String(id);

export function productColumns(t: Translate): Column[] {
  return [
    { key: "code", label: t("quotation.code"), kind: "text", isInHeading: true },
    { key: "product", label: t("board.product"), kind: "text", isInHeading: true },
  ];
}

function tradedColumns(t: Translate): Column[] {
  return [...priceColumns(t), ...withoutColumn(tradeColumns(t), "amount")];
}

export const dayRow = ({ code, name }: Product, prices: TradedPrice, codes: RowCodes): DataRow => ({
  values: { code, product: name, ...prices },
  codes,
});
