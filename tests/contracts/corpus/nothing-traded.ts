import type { PriceRow } from "../../../server/upstream/contracts/prices";

/** A row of prices of which nothing is known. */
export const NOTHING: PriceRow = {
  groupCode: null,
  groupName: null,
  kind: null,
  productId: null,
  product: "",
  day: null,
  min: null,
  max: null,
  average: null,
  previousAverage: null,
  isUnread: false,
  quantity: null,
  trades: null,
  unit: "KG",
  amount: null,
  saleType: null,
};
