/** Control characters, those that turn the direction of writing, halves of letters, and the mark of a lost one. */
const UNPRINTABLE =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without what no page may hold. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "");
}
