import type { Bilingual } from "../content/types";

/** A text's two columns; the English one is empty where there is no English. */
export function bothLanguages<Name extends string>(name: Name, text: Bilingual) {
  return { [`${name}_tr`]: text.tr, [`${name}_en`]: text.en ?? "" };
}
