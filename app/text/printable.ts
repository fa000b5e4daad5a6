/** Control characters, halves of letters, and the mark of a letter that was lost. */
const UNPRINTABLE =
  /[\0-\x08\v\f\x0e-\x1f\x7f\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without what no page may hold. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "");
}
