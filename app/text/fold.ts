const COMBINING_MARKS = /\p{Mn}/gu;

/**
 * A text as search compares it: without case and without marks, so that IĞDIR, ığdır and igdir are one.
 * All four Turkish i letters become i before anything is lower-cased.
 */
export function fold(text: string): string {
  return text.replace(/[İIı]/g, "i").toLowerCase().normalize("NFD").replace(COMBINING_MARKS, "");
}
