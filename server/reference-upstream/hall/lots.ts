import { addDays } from "../clock";
import { type Product, productById } from "../prices/products";
import { uniform } from "../random";

/** One load of goods in the hall: a product, a day and its place among the product's loads of that day. */
export interface LotKey {
  product: Product;
  day: string;
  serial: number;
}

const FIRST_DAY = "2020-01-01";
const DAY_MS = 86_400_000;
const DAY_FACTOR = 100_000;
const PRODUCT_FACTOR = 1_000;

/** GelisId: one number that says all. */
export function lotId({ product, day, serial }: LotKey): number {
  const days = (Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS;
  return days * DAY_FACTOR + product.id * PRODUCT_FACTOR + serial;
}

/** What a GelisId says; null for one of a product that is not there. */
export function readLotId(id: number): LotKey | null {
  const product = productById(Math.floor(id / PRODUCT_FACTOR) % (DAY_FACTOR / PRODUCT_FACTOR));
  const days = Math.floor(id / DAY_FACTOR);
  if (!product || days > 36_500) return null;
  return { product, day: addDays(FIRST_DAY, days), serial: id % PRODUCT_FACTOR };
}

/** IslemNo: "2026/32401017", the year, then day, product and place. */
export function transactionNumber({ product, day, serial }: LotKey): string {
  return `${day.slice(0, 4)}/${registryDigits({ product, day, serial })}`;
}

/** The digits that IslemNo, TescilNo and BeyannameNo share. */
export function registryDigits({ product, day, serial }: LotKey): string {
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS + 1;
  const parts: [number, number][] = [
    [dayOfYear, 3],
    [product.id, 2],
    [serial, 3],
  ];
  return parts.map(([number, length]) => String(number).padStart(length, "0")).join("");
}

/** KartNo: the card that lies with the sample, unique within its day. */
export function cardNumber({ product, serial }: LotKey): string {
  return `K-${String(product.id).padStart(2, "0")}${String(serial).padStart(3, "0")}`;
}

/** The key of everything that is made up about a lot. */
export function lotSeed({ product, day, serial }: LotKey): string {
  return `${product.code}${day}/${serial}`;
}

const VILLAGES = [
  "Merkez",
  "Akçayazı",
  "Gölbaşlar",
  "Yukarıdere",
  "Çınarlıhan",
  "Ilıcaköy",
  "İğdeli",
  "Şahinler",
  "Güzelöz",
  "Üçağıl",
];
const INITIALS = "ABCÇDEFGHIİKLMNOÖPRSŞTUÜVYZ";
/** Number plates have no Turkish letters, and no Q, W and X. */
const PLATE_LETTERS = "ABCDEFGHIJKLMNOPRSTUVYZ";

/** Köy: where the goods were grown. */
export function village(key: LotKey): string {
  return VILLAGES[Math.floor(uniform(`${lotSeed(key)}:village`) * VILLAGES.length)] ?? "Merkez";
}

/** MustahsilAdi, of which no more than the initials is anybody's business: "H*** U***". */
export function maskedProducer(key: LotKey): string {
  const initial = (what: string) => letter(INITIALS, `${lotSeed(key)}:${what}`);
  return `${initial("name")}*** ${initial("surname")}***`;
}

/** Plaka of the vehicle, "99 ABC 123". */
export function plate(key: LotKey): string {
  const seed = lotSeed(key);
  const letters = [1, 2, 3].map((place) => letter(PLATE_LETTERS, `${seed}:plate${place}`)).join("");
  return `99 ${letters} ${100 + Math.floor(uniform(`${seed}:plate`) * 900)}`;
}

function letter(alphabet: string, key: string): string {
  return alphabet.charAt(Math.floor(uniform(key) * alphabet.length));
}
