/** Combining marks, soft hyphens and other invisible characters. */
const UNSEEN = /[\p{Mn}\p{Cf}]/gu;

/** IĞDIR, ığdır and igdir are one: all four Turkish i letters become i before lower-casing. */
export function fold(text: string): string {
  return text.replace(/[İIı]/g, "i").toLowerCase().normalize("NFD").replace(UNSEEN, "");
}
