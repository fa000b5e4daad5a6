export interface HeaderLookup {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  mayDiffer: boolean;
  /** More than one Host is invalid (RFC 9112, 3.2). */
  hosts: number;
}

const DIFFERING = ["cookie", "save-data"];

/** node:http builds its headers object on first access, which costs more than the rest of a cache hit. */
export function headerLookup(raw: readonly string[]): HeaderLookup {
  const lookup: HeaderLookup = {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    mayDiffer: false,
    hosts: 0,
  };
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? "";
    if (name.length === 15 && is(name, "accept-encoding")) {
      lookup.acceptEncoding = joined(lookup.acceptEncoding, raw[index + 1]);
    } else if (name.length === 13 && is(name, "if-none-match")) {
      lookup.ifNoneMatch = joined(lookup.ifNoneMatch, raw[index + 1]);
    } else if (name.length === 4 && is(name, "host")) {
      lookup.hosts += 1;
    } else if (DIFFERING.some((field) => name.length === field.length && is(name, field))) {
      lookup.mayDiffer = true;
    }
  }
  return lookup;
}

const is = (name: string, field: string): boolean => name === field || name.toLowerCase() === field;

const joined = (before: string | undefined, value = ""): string =>
  before === undefined ? value : `${before}, ${value}`;
