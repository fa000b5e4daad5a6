import type { Bilingual } from "../content/types";
import type { CategoryName } from "./categories";
import type { GroupCode } from "./groups";

/** One class of goods of the quotation list. */
export interface Product {
  id: number;
  /** MAL of the wire. */
  code: string;
  name: Required<Bilingual>;
  group: GroupCode;
  category: CategoryName;
  unit: "KG" | "LT";
  /** Average price in the middle of 2026, ₺ a unit. */
  base: number;
  /** Half the spread of a day's prices, in per cent. */
  spread: number;
  /** Typical quantity of a trading day. */
  quantity: { inSeason: number; offSeason: number };
  /** First and last month with trade; the span may run over the new year. */
  months: [number, number];
  /** The least quantity that has to be registered. */
  minimum: number;
}

type Line = [
  id: number,
  code: string,
  tr: string,
  en: string,
  group: GroupCode,
  category: CategoryName,
  base: number,
  spread: number,
  inSeason: number,
  offSeason: number,
  firstMonth: number,
  lastMonth: number,
  minimum: number,
];

// One line a product, as in the exchange's own list. The name of 20 is long on purpose: real ones are.
// prettier-ignore
const LIST: Line[] = [
  [1, "BGD-KS1", "1. Grup Kırmızı Sert Ekmeklik Buğday", "Hard red bread wheat, gr. 1", "H01", "grain", 16.6, 2.5, 620000, 180000, 1, 12, 1000],
  [2, "BGD-KS2", "2. Grup Kırmızı Sert Ekmeklik Buğday", "Hard red bread wheat, gr. 2", "H01", "grain", 16.1, 2.5, 410000, 120000, 1, 12, 1000],
  [3, "BGD-BS1", "1. Grup Beyaz Sert Ekmeklik Buğday", "Hard white bread wheat, gr. 1", "H02", "grain", 16.8, 2.5, 260000, 70000, 1, 12, 1000],
  [4, "BGD-BS2", "2. Grup Beyaz Sert Ekmeklik Buğday", "Hard white bread wheat, gr. 2", "H02", "grain", 16.25, 2.5, 140000, 40000, 1, 12, 1000],
  [5, "BGD-MK1", "1. Grup Makarnalık Buğday", "Durum wheat, gr. 1", "H03", "grain", 16.35, 3, 230000, 60000, 1, 12, 1000],
  [6, "BGD-MK2", "2. Grup Makarnalık Buğday", "Durum wheat, gr. 2", "H03", "grain", 15.7, 3, 120000, 30000, 1, 12, 1000],
  [7, "BGD-YML", "Yemlik Buğday", "Feed wheat", "H04", "grain", 13.9, 4, 60000, 25000, 1, 12, 1000],
  [8, "ARP-BYZ", "Beyaz Arpa", "White barley", "H05", "grain", 13.95, 2.5, 300000, 80000, 1, 12, 1000],
  [9, "ARP-YML", "Yemlik Arpa", "Feed barley", "H05", "grain", 13.3, 3, 150000, 60000, 1, 12, 1000],
  [10, "ARP-BIR", "Biralık Arpa", "Malting barley", "H05", "grain", 14.7, 2, 90000, 15000, 6, 11, 1000],
  [11, "MSR-SAR", "Sarı Mısır (Dane)", "Yellow corn", "H06", "corn", 13.4, 2.5, 340000, 90000, 1, 12, 1000],
  [12, "CVD", "Çavdar", "Rye", "H07", "grain", 12.6, 3, 25000, 8000, 7, 3, 1000],
  [13, "YLF", "Yulaf", "Oats", "H07", "grain", 13.1, 3, 30000, 9000, 7, 4, 1000],
  [14, "TRT", "Tritikale", "Triticale", "H07", "grain", 12.9, 3, 22000, 7000, 7, 3, 1000],
  [15, "NHT", "Nohut (Natürel)", "Chickpeas", "B01", "pulses", 36.8, 4.5, 32000, 14000, 1, 12, 250],
  [16, "MRC-YSL", "Yeşil Mercimek", "Green lentils", "B02", "pulses", 58, 4, 14000, 5000, 7, 5, 250],
  [17, "MRC-KRM", "Kırmızı Mercimek (Kırılmış İç)", "Split red lentils", "B02", "pulses", 91, 4.5, 9000, 6000, 1, 12, 250],
  [18, "FSL-DRM", "Kuru Fasulye (Dermason)", "Dry beans", "B03", "pulses", 82, 5, 12000, 5000, 9, 6, 250],
  [19, "AYC-YAG", "Ayçiçeği (Yağlık)", "Oil sunflower seed", "Y01", "oilseed", 39.5, 3, 180000, 35000, 8, 4, 250],
  [20, "AYC-CRZ", "Ayçiçeği (Çerezlik, İri Taneli Beyaz, Kalibreli ve Elenmiş)", "Confection sunflower (large white, sized and sieved)", "Y01", "oilseed", 62, 7, 30000, 9000, 8, 5, 250],
  [21, "HSH-MAV", "Haşhaş Tohumu (Mavi)", "Blue poppy seed", "Y02", "oilseed", 165, 6, 8000, 3000, 7, 3, 500],
  [22, "ASP", "Aspir", "Safflower", "Y03", "oilseed", 28.4, 4, 15000, 4000, 8, 2, 250],
  [23, "ZYT-SZM", "Zeytinyağı (Sızma)", "Extra virgin olive oil", "N01", "oliveOil", 274, 7, 3500, 1800, 1, 12, 200],
  [24, "UZM-9", "Çekirdeksiz Kuru Üzüm (9 No)", "Seedless raisins no 9", "K01", "driedFruit", 138, 4, 26000, 9000, 9, 6, 100],
  [25, "INC-NAT", "Kuru İncir (Natürel)", "Dried figs", "K02", "driedFruit", 235, 9, 11000, 2500, 9, 2, 100],
  [26, "CVZ-IC", "Ceviz İçi", "Walnut kernels", "K03", "driedFruit", 385, 6, 1600, 900, 10, 5, 100],
  [27, "PMK-KTL", "Kütlü Pamuk", "Seed cotton", "T01", "cotton", 33.5, 4, 95000, 6000, 9, 1, 100],
  [28, "YPG", "Yapağı", "Greasy wool", "T02", "wool", 18.5, 12, 5200, 800, 5, 9, 50],
  [29, "DNA-CAN", "Dana (Canlı)", "Live cattle", "C01", "livestock", 338, 5, 41000, 24000, 1, 12, 1],
  [30, "KUZ-CAN", "Kuzu (Canlı)", "Live lamb", "C02", "livestock", 305, 6, 19000, 9000, 1, 12, 5],
  [31, "DNA-KRK", "Dana Karkas (Yağsız)", "Beef carcass", "E01", "meat", 610, 3, 16000, 12000, 1, 12, 30],
  [32, "KUZ-KRK", "Kuzu Karkas", "Lamb carcass", "E01", "meat", 585, 4, 7000, 4500, 1, 12, 30],
  [33, "SUT-INK", "İnek Sütü (Çiğ)", "Raw cow milk", "S01", "milk", 24.3, 2, 88000, 76000, 1, 12, 500],
  [34, "UN-T650", "Buğday Unu (Tip 650)", "Wheat flour", "M01", "flour", 21.4, 3, 120000, 110000, 1, 12, 1000],
];

/** The quotation list. */
export const PRODUCTS: Product[] = LIST.map(toProduct);

/** The product with that id. */
export function productById(id: number): Product | undefined {
  return PRODUCTS.find((product) => product.id === id);
}

function toProduct(line: Line): Product {
  const [id, code, tr, en, group, category, base, spread, inSeason, offSeason, first, last, minimum] = line;
  return {
    id,
    code,
    name: { tr, en },
    group,
    category,
    unit: category === "milk" ? "LT" : "KG",
    base,
    spread,
    quantity: { inSeason, offSeason },
    months: [first, last],
    minimum,
  };
}
