import { addDays, wireDay } from "./clock";
import type { DataProtectionText } from "./content/data-protection";
import { attachmentRecipe, recipeName } from "./files/recipes";
import { type Language, textIn } from "./language";
import { audit } from "./wire";

/** A text on data protection as KvkkTanim and KvkkMaster tell it. */
export function wireText(text: DataProtectionText, today: string, language: Language) {
  const inForce = addDays(today, -text.daysAgo);
  return {
    ...audit("KvkkTanim", text.id, inForce),
    Baslik: textIn(text.title, language),
    Icerik: textIn(text.body, language),
    Tur: text.kind,
    Surum: text.version,
    YururlukTarih: wireDay(inForce),
    DosyaYolu: text.form ? `/files/${recipeName(attachmentRecipe(text.form, language))}` : null,
  };
}
