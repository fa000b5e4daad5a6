const COMBINING_MARKS = /\p{Mn}/gu;

/** IĞDIR, ığdır and igdir are one: all four Turkish i letters become i before lower-casing. */
export function fold(text: string): string {
  return text.replace(/[İIı]/g, "i").toLowerCase().normalize("NFD").replace(COMBINING_MARKS, "");
}
