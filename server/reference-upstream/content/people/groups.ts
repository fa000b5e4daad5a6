import type { Bilingual } from "../types";

/** The seven professional groups; the place in the list is the number. */
export const PROFESSIONAL_GROUPS: Bilingual[] = [
  { tr: "Hububat ve Bakliyat Ticareti", en: "Grain & Pulse Trade" },
  { tr: "Un, Yem ve Hububat Mamulleri", en: "Flour, Feed & Cereal Products" },
  { tr: "Yağlı Tohum ve Bitkisel Yağ", en: "Oilseeds & Oils" },
  { tr: "Kuru Meyve ve Kuruyemiş", en: "Dried Fruit & Nuts" },
  { tr: "Canlı Hayvan ve Et", en: "Livestock & Meat" },
  { tr: "Süt, Süt Ürünleri ve Bal", en: "Milk, Dairy & Honey" },
  { tr: "Pamuk, Yapağı ve Çeşitli Gıda", en: "Cotton, Wool & Other Food" },
];

/** The name of a professional group by its number. */
export function groupName(group: number): Bilingual {
  const name = PROFESSIONAL_GROUPS[group - 1];
  if (!name) throw new Error(`there is no professional group ${group}`);
  return name;
}
