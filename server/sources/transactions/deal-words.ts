import { sum } from "d3-array";
import type { Language } from "~/language";
import { formatLira, formatNumber } from "~/text/numbers";
import type { Translate, WordKey } from "~/text/words";
import type { Column, Value } from "../../figures/figures";
import { unitWord } from "../../figures/words";
import type { SellerKind } from "../../upstream/assumptions";
import type { Kind } from "./transactions-asked";

/** How the deals of the hall are put into words: kinds, units, sums. */

/** What is said of each kind of transaction. */
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

/** Who sold. */
export const SELLER_WORDS: Readonly<Record<SellerKind, WordKey>> = {
  producer: "transactions.seller.producer",
  merchant: "transactions.seller.merchant",
};

/** The kinds of sale that exchanges write as codes. */
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

/** A kind of sale by its code and name; an unknown code as it is. */
export function saleTypeText(code: string | null, t: Translate): string | null {
  const name = code === null ? undefined : SALE_TYPES[code];
  return name ? `${code} – ${t(name)}` : code;
}

interface Deal {
  unit: string;
  quantity: number | null;
  amount: number | null;
  fee: number | null;
}

interface ListedDeal extends Deal {
  day: string | null;
  price: number | null;
}

/** The unit of all deals; null when they differ, and each row has to say its own. */
export function commonUnit(deals: readonly Pick<Deal, "unit">[]): string | null {
  const [unit, ...others] = new Set(deals.map((deal) => deal.unit));
  return unit === undefined || others.length > 0 ? null : unit;
}

/** The columns with which every table of deals begins; each row says its unit where there is no common one. */
export function dealColumns(unit: string | null, t: Translate): Column[] {
  return [
    { key: "day", label: t("figures.day"), kind: "day" },
    { key: "product", label: t("board.product"), kind: "text" },
    ...(unit === null ? [{ key: "unit", label: t("figures.unit"), kind: "text" } as const] : []),
    { key: "quantity", label: t("transactions.quantity"), kind: "quantity" },
    { key: "price", label: t("transactions.price"), kind: "price" },
    { key: "amount", label: t("figures.amount"), kind: "amount" },
  ];
}

/** What a deal says in these columns, with its product's name. */
export function dealValues(
  deal: ListedDeal,
  name: string | null,
  unit: string | null,
  t: Translate,
): Value[] {
  const { day, quantity, price, amount } = deal;
  return [day, name, ...(unit === null ? [unitWord(deal.unit, t)] : []), quantity, price, amount];
}

/** What deals come to: "512.300 kg · ₺8.123.456,00 · tescil ücreti ₺8.123,46". */
export function sumsOf(deals: readonly Deal[], language: Language, t: Translate): string {
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
