/** The header fields on which an answer at hand depends. */
export interface AskedHeaders {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether something came along by which the page may differ: a cookie, the wish to save data. */
  mayDiffer: boolean;
  /** How often it says whom it asks: more than once is no request of HTTP (RFC 9112, 3.2). */
  hosts: number;
}

const DIFFERING = ["cookie", "save-data"];

/**
 * Finds them in the list as it came. node:http turns that list into an object only when somebody asks for it,
 * which costs more than all else that a page at hand needs.
 */
export function askedHeaders(raw: readonly string[]): AskedHeaders {
  const asked: AskedHeaders = {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    mayDiffer: false,
    hosts: 0,
  };
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? "";
    // The length decides before any letter is looked at.
    if (name.length === 15 && is(name, "accept-encoding")) {
      asked.acceptEncoding = joined(asked.acceptEncoding, raw[index + 1]);
    } else if (name.length === 13 && is(name, "if-none-match")) {
      asked.ifNoneMatch = joined(asked.ifNoneMatch, raw[index + 1]);
    } else if (name.length === 4 && is(name, "host")) {
      asked.hosts += 1;
    } else if (DIFFERING.some((field) => name.length === field.length && is(name, field))) {
      asked.mayDiffer = true;
    }
  }
  return asked;
}

const is = (name: string, field: string): boolean => name === field || name.toLowerCase() === field;

/** A field that came twice is one list (RFC 9110, 5.3). */
const joined = (before: string | undefined, value = ""): string =>
  before === undefined ? value : `${before}, ${value}`;
