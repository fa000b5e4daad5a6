import { addDays, daysSince } from "../clock";
import { type Product, productById } from "../prices/products";
import { uniform } from "../random";

export interface LotKey {
  product: Product;
  day: string;
  serial: number;
}

const FIRST_DAY = "2020-01-01";
const DAY_FACTOR = 100_000;
const PRODUCT_FACTOR = 1_000;
const VILLAGES =
  "Merkez Akçayazı Gölbaşlar Yukarıdere Çınarlıhan Ilıcaköy İğdeli Şahinler Güzelöz Üçağıl".split(" ");
const INITIALS = "ABCÇDEFGHIİKLMNOÖPRSŞTUÜVYZ";
/** Number plates have no Turkish letters, and no Q, W and X. */
const PLATE_LETTERS = "ABCDEFGHIJKLMNOPRSTUVYZ";

const padded = (number: number, length: number) => String(number).padStart(length, "0");

export function lotId({ product, day, serial }: LotKey): number {
  return daysSince(FIRST_DAY, day) * DAY_FACTOR + product.id * PRODUCT_FACTOR + serial;
}

export function readLotId(id: number): LotKey | null {
  const product = productById(Math.floor(id / PRODUCT_FACTOR) % (DAY_FACTOR / PRODUCT_FACTOR));
  const days = Math.floor(id / DAY_FACTOR);
  if (!product || days > 36_500) return null;
  return { product, day: addDays(FIRST_DAY, days), serial: id % PRODUCT_FACTOR };
}

/** The digits that IslemNo, TescilNo and BeyannameNo share: day, product and place. */
export function registryDigits({ product, day, serial }: LotKey): string {
  const dayOfYear = daysSince(`${day.slice(0, 4)}-01-01`, day) + 1;
  return padded(dayOfYear, 3) + padded(product.id, 2) + padded(serial, 3);
}

export function cardNumber({ product, serial }: LotKey): string {
  return `K-${padded(product.id, 2)}${padded(serial, 3)}`;
}

export function chanceOf({ product, day, serial }: LotKey, what: string): number {
  return uniform(`${product.code}${day}/${serial}:${what}`);
}

export function village(key: LotKey): string {
  return VILLAGES[Math.floor(chanceOf(key, "village") * VILLAGES.length)] ?? "Merkez";
}

/** MustahsilAdi, masked to initials: "H*** U***". */
export function maskedProducer(key: LotKey): string {
  return `${letter(INITIALS, key, "name")}*** ${letter(INITIALS, key, "surname")}***`;
}

export function plate(key: LotKey): string {
  const letters = [1, 2, 3].map((place) => letter(PLATE_LETTERS, key, `plate${place}`)).join("");
  return `99 ${letters} ${100 + Math.floor(chanceOf(key, "plate") * 900)}`;
}

function letter(alphabet: string, key: LotKey, what: string): string {
  return alphabet.charAt(Math.floor(chanceOf(key, what) * alphabet.length));
}
