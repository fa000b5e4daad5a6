import { type Clock, addDays } from "../clock";
import type { Language } from "../language";
import type { PriceBoard } from "./board";
import { type Product, productById } from "./products";
import { uniform } from "../random";
import { SALE_TYPES, type SaleType } from "./sale-types";
import { round } from "./series";
import { type Total, byProduct, sum, totalOf } from "./totals";
import { priceRow } from "./wire-rows";

/** The day of the following month on which a month's bulletin comes out. */
const PUBLISHED_ON = "10";

/** GetWebSitesiAylikBulten: per class and sale type; empty until the month's bulletin is out. */
export async function monthlyBulletin(board: PriceBoard, clock: Clock, month: string, language: Language) {
  const from = `${month}-01`;
  const nextMonth = addDays(from, 32).slice(0, 7);
  if (clock.today() < `${nextMonth}-${PUBLISHED_ON}`) return [];
  const rows = await board.find({ from, until: addDays(`${nextMonth}-01`, -1) });
  const before = await board.averagesBefore(from);
  return [...byProduct(rows)].flatMap(([id, days]) => {
    const product = productById(id);
    if (!product) return [];
    const total = totalOf(days);
    return splitBySaleType(product, total).map(([type, part]) => ({
      ...priceRow(product, part, total, before.get(id), language),
      SatisSekli: type.code,
      SatisSekliAdi: type.name[language],
      Ay: Number(month.slice(5)),
      Yil: Number(month.slice(0, 4)),
    }));
  });
}

/** Divides a month's total; producers' sales take what the other types leave over. */
function splitBySaleType(product: Product, total: Total): [SaleType, Total][] {
  const [main, ...others] = SALE_TYPES;
  if (!main || total.average === null) return [];
  const parts = others
    .filter((type) => type.share * total.trades >= 1)
    .map((type): [SaleType, Total] => [type, partOf(product, total, type)]);
  return [
    [
      main,
      remainder(
        total,
        parts.map(([, part]) => part),
      ),
    ],
    ...parts,
  ];
}

function partOf(product: Product, total: Total, type: SaleType): Total {
  const random = (what: string) => uniform(`${product.code}${total.day}${type.code}:${what}`);
  const [min, average, max] = [total.min ?? 0, total.average ?? 0, total.max ?? 0];
  const quantity = Math.round((total.quantity * type.share * (0.7 + 0.6 * random("q"))) / 20) * 20;
  const reach = Math.min(average - min, max - average);
  const own = round(average + 0.4 * reach * (random("p") - 0.4), 4);
  return {
    day: total.day,
    min: round(own - (own - min) * 0.8 * random("min"), 4),
    average: own,
    max: round(own + (max - own) * 0.8 * random("max"), 4),
    quantity,
    trades: Math.max(1, Math.round(total.trades * type.share)),
    amount: round(own * quantity, 2),
  };
}

function remainder(total: Total, parts: Total[]): Total {
  const quantity = total.quantity - sum(parts.map((part) => part.quantity));
  const others = sum(parts.map((part) => (part.average ?? 0) * part.quantity));
  const average = round(((total.average ?? 0) * total.quantity - others) / quantity, 4);
  const trades = Math.max(1, total.trades - sum(parts.map((part) => part.trades)));
  return { ...total, average, quantity, trades, amount: round(average * quantity, 2) };
}
