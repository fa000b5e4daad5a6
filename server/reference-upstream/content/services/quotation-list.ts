import { PRODUCTS, type Product } from "../../prices/products";
import type { DocumentTable } from "../attachments";
import { numberText } from "../numbers";
import type { ContentSeed } from "../types";

const TABLE: DocumentTable = {
  head: [
    { tr: "Madde", en: "Commodity" },
    { tr: "Kod", en: "Code" },
    { tr: "En az miktar", en: "Least quantity" },
    { tr: "Birim", en: "Unit" },
  ],
  rows: PRODUCTS.map((product) => [product.name, product.code, numberText(product.minimum), unitOf(product)]),
};

/** Livestock is priced by the kilogram, but its least quantity is counted by head. */
function unitOf({ category, unit }: Product) {
  if (category === "livestock") return { tr: "baş", en: "head" };
  return unit === "LT" ? { tr: "litre", en: "litres" } : "kg";
}

const TITLE = { tr: "Kotasyon Listesi", en: "Quotation List" };

/** The quotation list as a document; the table on the page comes from GetDataForProducts. */
export const QUOTATION_LIST: ContentSeed[] = [
  {
    id: 19_001,
    kind: 19,
    day: "2026-01-01",
    slug: "kotasyon-listesi",
    title: TITLE,
    summary: {
      tr: "Borsada işlem gören 34 maddenin adı, kodu ve tescile tabi en az miktarı.",
      en: "Name, code and least quantity to be registered for each of the 34 listed commodities.",
    },
    body: {
      tr: `<p>Kotasyon listesindeki en az miktara ulaşan alım satımlar tescil ettirilir. Canlı hayvanda sınır adet üzerinden hesaplanır: büyükbaşta bir, küçükbaşta beş baştır.</p>
<p>Liste 2026 yılı için Meclis kararıyla belirlendi. Grup grup arama, sıralama ve indirme için <a href="/kotasyon-listesi">kotasyon listesi</a> sayfasını kullanın.</p>`,
      en: `<p>Purchases and sales that reach the least quantity of the quotation list are registered. Livestock is counted by head: one for cattle, five for sheep and goats.</p>
<p>The Council fixed the list for 2026. To search, sort and download by group, use the page <a href="/kotasyon-listesi">quotation list</a>.</p>`,
    },
    files: [
      {
        name: TITLE,
        body: [
          {
            tr: "Listede her maddenin kod numarası ve tescile tabi en az miktarı yer alır. Maddeler Borsa sınıflandırmasına göre sıralanmıştır.",
            en: "The list gives each commodity's code and the least quantity subject to registration, in the order of the exchange's classes.",
          },
        ],
        table: TABLE,
      },
    ],
    tags: ["kotasyon", "tescil"],
    readCount: 1902,
  },
];
