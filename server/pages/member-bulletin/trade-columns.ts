import type { Translate, WordKey } from "~/i18n/words";
import type { Column, DataRow } from "../data-table/data-table";
import type { Trade } from "../../upstream/contracts/trades";

type Property = keyof Trade["laboratory"];

const LABORATORY: [property: Property, label: WordKey, decimals: number][] = [
  ["moisture", "memberBulletin.moisture", 1],
  ["protein", "memberBulletin.protein", 1],
  ["testWeight", "memberBulletin.testWeight", 1],
  ["gluten", "memberBulletin.gluten", 1],
  ["glutenIndex", "memberBulletin.glutenIndex", 0],
  ["sedimentation", "memberBulletin.sedimentation", 0],
  ["fallingNumber", "memberBulletin.fallingNumber", 0],
  ["sunnPest", "memberBulletin.sunnPest", 1],
  ["foreignMatter", "memberBulletin.foreignMatter", 1],
  ["brokenGrains", "memberBulletin.brokenGrains", 1],
];

export function tradeTable(trades: readonly Trade[], t: Translate): { columns: Column[]; rows: DataRow[] } {
  const examined = LABORATORY.filter(([property]) =>
    trades.some(({ laboratory }) => laboratory[property] !== null),
  );
  const columns: Column[] = [
    { key: "day", label: t("figures.day"), kind: "day" },
    { key: "time", label: t("memberBulletin.time"), kind: "time", place: "plain" },
    { key: "price", label: t("memberBulletin.price"), kind: "price", place: "main" },
    { key: "quantity", label: t("board.quantity"), kind: "quantity" },
    { key: "amount", label: t("figures.amount"), kind: "amount" },
    ...examined.map(([key, label, decimals]): Column => ({
      key,
      label: t(label),
      kind: "measure",
      decimals,
      place: "detail",
    })),
    { key: "saleType", label: t("monthly.saleType"), kind: "text", place: "detail" },
    { key: "village", label: t("memberBulletin.village"), kind: "text", place: "detail" },
    { key: "transaction", label: t("memberBulletin.transaction"), kind: "text", place: "detail" },
  ];
  const rows = trades.map(
    ({ day, time, price, quantity, amount, laboratory, saleType, village, transaction }): DataRow => ({
      values: { ...laboratory, day, time, price, quantity, amount, saleType, village, transaction },
      note: null,
    }),
  );
  return { columns, rows };
}
