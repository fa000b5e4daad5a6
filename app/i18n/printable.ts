/** Control characters, direction overrides, lone surrogates, noncharacters, and U+FFFD. */
const UNPRINTABLE =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffd-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "");
}
