import type { WordKey } from "~/i18n/words";
import { weekOf } from "../prices/days/week";

export interface Examples {
  product: string;
  productId: string;
  groupCode: string;
  day: string;
  from: string;
  year: number;
  month: number;
}

export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  name: string;
  about: WordKey;
  schema: Schema;
  in?: "path";
  inFeeds?: true;
  example: (examples: Examples) => string;
}

const DATE = { type: "string", format: "date" };

const parameter = (
  name: string,
  about: WordKey,
  schema: Schema,
  example: Parameter["example"],
): Parameter => ({ name, about, schema, example });

export const DAY = parameter("tarih", "data.parameter.day", DATE, ({ day }) => day);
export const FROM = parameter("bas", "data.parameter.from", DATE, ({ from }) => from);
export const UNTIL = parameter("bit", "data.parameter.until", DATE, ({ day }) => day);
export const YEAR = parameter("yil", "data.parameter.year", { type: "integer" }, ({ year }) => String(year));
export const MONTH = parameter(
  "ay",
  "data.parameter.month",
  { type: "integer", minimum: 1, maximum: 12 },
  ({ month }) => String(month),
);
export const WEEK = parameter(
  "hafta",
  "data.parameter.week",
  { type: "string", pattern: "^\\d{4}-W\\d{2}$" },
  ({ from }) => weekOf(from).name,
);
export const GROUP: Parameter = {
  ...parameter("grup", "data.parameter.group", { type: "string" }, ({ groupCode }) => groupCode),
  inFeeds: true,
};
/** By the first word of an address, which is of a product's code or name. */
export const SEARCH: Parameter = {
  ...parameter("ara", "data.parameter.search", { type: "string" }, ({ product }) =>
    product.replace(/-.*/, ""),
  ),
  inFeeds: true,
};
export const PRODUCT_ID = parameter(
  "urun",
  "data.parameter.productId",
  { type: "string" },
  ({ productId }) => productId,
);
export const ALL = parameter("urun", "data.parameter.all", { type: "string", const: "hepsi" }, () => "hepsi");
export const DAYS = parameter("donem", "data.parameter.days", { type: "string", const: "gun" }, () => "gun");
export const SEASON = parameter(
  "donem",
  "data.parameter.season",
  { type: "string", const: "mevsim" },
  () => "mevsim",
);
export const PRODUCT: Parameter = {
  ...parameter("product", "data.parameter.product", { type: "string" }, ({ product }) => product),
  in: "path",
};
