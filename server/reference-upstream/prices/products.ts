import categories from "../data/product-categories.json";
import groups from "../data/product-groups.json";
import products from "../data/products.json";
import saleTypes from "../data/sale-types.json";

export const CATEGORIES = categories;
export type CategoryName = keyof typeof CATEGORIES;
export type Category = (typeof CATEGORIES)[CategoryName];

export const GROUPS = groups;
export type GroupCode = keyof typeof GROUPS;

/** One class of goods of the quotation list; prices and quantities are those of mid-2026. */
export type Product = (typeof products)[number] & { category: CategoryName; group: GroupCode };
export const PRODUCTS = products as Product[];
const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]));

export function productById(id: number): Product | undefined {
  return BY_ID.get(id);
}

/** SatisSekli on the wire: how goods change hands, and its share of the trade; producers' own sales first. */
export const SALE_TYPES = saleTypes;
export type SaleType = (typeof SALE_TYPES)[number];
