import { group } from "d3-array";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import { type Column, soleSection, type Table, type Value } from "../figures/data-table";
import { unitsOf, unitWord } from "../figures/value-words";
import type { SellerKind } from "../../upstream/assumptions";
import type { Purchase, Registration } from "../../upstream/contracts/trades";
import type { Id } from "../../upstream/record";
import { wholeSum } from "../prices/rows/price-series";
import { changePercent } from "../prices/rows/change";
import type { AverageOf } from "./exchange-averages";
import type { Kind } from "./query";

export const KIND_NAMES: Readonly<Record<Kind, { name: WordKey; count: WordKey; fileName: WordKey }>> = {
  purchases: {
    name: "transactions.purchases",
    count: "transactions.count.purchases",
    fileName: "transactions.fileName.purchases",
  },
  registrations: {
    name: "transactions.registrations",
    count: "transactions.count.registrations",
    fileName: "transactions.fileName.registrations",
  },
  monthly: {
    name: "transactions.monthly",
    count: "transactions.count.monthly",
    fileName: "transactions.fileName.monthly",
  },
  analyses: {
    name: "transactions.analyses",
    count: "transactions.count.analyses",
    fileName: "transactions.fileName.analyses",
  },
};

const SELLERS: Readonly<Record<SellerKind, WordKey>> = {
  producer: "transactions.seller.producer",
  merchant: "transactions.seller.merchant",
};

const SALE_TYPES: Readonly<Record<string, WordKey>> = {
  HMS: "transactions.sale.HMS",
  HTS: "transactions.sale.HTS",
  VMS: "transactions.sale.VMS",
  VTS: "transactions.sale.VTS",
  TMOA: "transactions.sale.TMOA",
  TMOS: "transactions.sale.TMOS",
  KOOPA: "transactions.sale.KOOPA",
  KOOPS: "transactions.sale.KOOPS",
  FABA: "transactions.sale.FABA",
  FABS: "transactions.sale.FABS",
};

export function saleTypeText(code: string | null, t: Translate): string | null {
  const name = SALE_TYPES[code ?? ""];
  return code !== null && name ? `${code} – ${t(name)}` : code;
}

export type NameOf = (deal: { productId: Id | null; product: string | null }) => string;

type DealTable = Pick<Table, "columns" | "sections">;

export function purchaseTable(
  rows: readonly Purchase[],
  t: Translate,
  averageOf: AverageOf,
  own: (row: Purchase) => { product?: string; href?: string },
): DealTable {
  const compared = (row: Purchase) => {
    const dayAverage = averageOf(row);
    return { ...own(row), dayAverage, difference: changePercent(row.price, dayAverage) };
  };
  return dealTable("alimlar", rows, t, compared, {
    first: [
      { key: "dayAverage", label: t("transactions.dayAverage"), kind: "price", place: "detail" },
      { key: "difference", label: t("transactions.difference"), kind: "percent", place: "detail" },
      { key: "transaction", label: t("transactions.transaction"), kind: "text", place: "detail" },
    ],
    last: [],
  });
}

export const registrationTable = (rows: readonly Registration[], t: Translate, nameOf: NameOf): DealTable =>
  dealTable(
    "tesciller",
    rows,
    t,
    (row) => ({
      product: nameOf(row),
      seller: row.seller === null ? row.sellerWord : t(SELLERS[row.seller]),
      place:
        row.isInHall === null ? null : t(row.isInHall ? "transactions.inHall" : "transactions.outsideHall"),
    }),
    {
      first: [{ key: "number", label: t("transactions.number"), kind: "text", place: "detail" }],
      last: [
        { key: "withholding", label: t("transactions.withholding"), kind: "percent", place: "detail" },
        { key: "seller", label: t("transactions.seller"), kind: "text", place: "detail" },
        { key: "place", label: t("transactions.place"), kind: "text", place: "detail" },
      ],
    },
  );

type Deal = Purchase | Registration;

function dealTable<Row extends Deal>(
  id: string,
  rows: readonly Row[],
  t: Translate,
  own: (row: Row) => Record<string, Value> & { href?: string },
  { first, last }: { first: Column[]; last: Column[] },
): DealTable {
  const units = unitsOf(rows, t);
  return {
    columns: [
      { key: "day", label: t("figures.day"), kind: "day" },
      { key: "product", label: t("board.product"), kind: "text", place: "name" },
      ...units.columns,
      { key: "quantity", label: t("board.quantity"), kind: "quantity" },
      { key: "price", label: t("transactions.price"), kind: "price" },
      { key: "amount", label: t("figures.amount"), kind: "amount", place: "main" },
      ...first,
      { key: "declaration", label: t("transactions.declaration"), kind: "text", place: "detail" },
      { key: "fee", label: t("transactions.fee"), kind: "amount", place: "detail" },
      { key: "saleType", label: t("monthly.saleType"), kind: "text", place: "detail" },
      ...last,
    ],
    sections: soleSection(
      id,
      units.unit,
      rows.map((row) => {
        const deal: Deal = row;
        const { href, ...values } = own(row);
        const words = { unit: unitWord(row.unit, t), saleType: saleTypeText(row.saleType, t) };
        return { values: { ...deal, ...words, ...values }, ...(href !== undefined && { href }) };
      }),
    ),
  };
}

/** Without a sum of which a part is unknown. */
export function sumsOf(deals: readonly Deal[], { language, t }: Wording): string {
  const quantities = [...group(deals, ({ unit }) => unit)].map(([unit, own]) => {
    const quantity = wholeSum(own, (deal) => deal.quantity);
    return quantity === null ? null : `${formatNumber(quantity, language)} ${unitWord(unit, t)}`;
  });
  const amount = wholeSum(deals, (deal) => deal.amount);
  const fees = wholeSum(deals, ({ fee }) => fee);
  return [
    quantities.includes(null) ? null : quantities.join(" + "),
    amount === null ? null : formatLira(amount, language),
    fees === null ? null : t("transactions.fees", { fees: formatLira(fees, language) }),
  ]
    .filter((text) => text !== null)
    .join(" · ");
}
