import type { Bilingual } from "../content/types";

/** How goods change hands, and how much of the trade is of that kind. */
export interface SaleType {
  code: string;
  share: number;
  name: Required<Bilingual>;
}

const saleType = (code: string, share: number, tr: string, en: string): SaleType => ({
  code,
  share,
  name: { tr, en },
});

/** SatisSekli of the wire; producers' own sales first. */
export const SALE_TYPES: readonly SaleType[] = [
  saleType("HMS", 0.62, "Hazır Müstahsil Satışı", "Spot sale by producer"),
  saleType("HTS", 0.27, "Hazır Tüccar Satışı", "Spot sale by merchant"),
  saleType("TMOS", 0.04, "Ofis Satışı", "Sale by the Grain Board"),
  saleType("KOOPS", 0.03, "Kooperatif Satışı", "Sale by cooperative"),
  saleType("FABS", 0.03, "Fabrika Satışı", "Sale by factory"),
  saleType("VTS", 0.01, "Vadeli Tüccar Satışı", "Forward sale by merchant"),
];
