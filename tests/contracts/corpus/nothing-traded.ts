import type { PriceRow } from "../../../server/upstream/contracts/prices";

/** A row of prices of which nothing is known. */
export const NOTHING: PriceRow = {
  groupCode: null,
  groupName: null,
  productId: null,
  product: "",
  min: null,
  max: null,
  average: null,
  previousAverage: null,
  quantity: null,
  trades: null,
  unit: "KG",
  amount: null,
  saleType: null,
};
