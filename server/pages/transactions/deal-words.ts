import { sum } from "d3-array";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import type { Column } from "../data-table/data-table";
import { unitWord } from "../data-table/value-words";
import type { SellerKind } from "../../upstream/assumptions";
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
  analyses: {
    name: "transactions.analyses",
    count: "transactions.count.analyses",
    fileName: "transactions.fileName.analyses",
  },
};

export const SELLER_WORDS: Readonly<Record<SellerKind, WordKey>> = {
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

/** Unknown codes stay. */
export function saleTypeText(code: string | null, t: Translate): string | null {
  const name = SALE_TYPES[code ?? ""];
  return code !== null && name ? `${code} – ${t(name)}` : code;
}

interface Deal {
  unit: string;
  quantity: number | null;
  amount: number | null;
  fee: number | null;
}

export function dealColumns(units: readonly Column[], t: Translate): Column[] {
  return [
    { key: "day", label: t("figures.day"), kind: "day" },
    { key: "product", label: t("board.product"), kind: "text", place: "name" },
    ...units,
    { key: "quantity", label: t("transactions.quantity"), kind: "quantity" },
    { key: "price", label: t("transactions.price"), kind: "price" },
    { key: "amount", label: t("figures.amount"), kind: "amount", place: "main" },
  ];
}

export function sumsOf(deals: readonly Deal[], { language, t }: Wording): string {
  const units = [...new Set(deals.map(({ unit }) => unit))];
  const quantities = units.map((unit) => {
    const quantity = sum(deals, (deal) => (deal.unit === unit ? (deal.quantity ?? 0) : 0));
    return `${formatNumber(quantity, language)} ${unitWord(unit, t)}`;
  });
  const fees = formatLira(
    sum(deals, ({ fee }) => fee ?? 0),
    language,
  );
  return [
    quantities.join(" + "),
    formatLira(
      sum(deals, ({ amount }) => amount ?? 0),
      language,
    ),
    t("transactions.fees", { fees }),
  ].join(" · ");
}
