import fresh from "fresh";
import Negotiator from "negotiator";

export const CODINGS = ["br", "gzip", "identity"] as const;
export type Coding = (typeof CODINGS)[number];

// Browsers send a handful of different headers; whoever invents more is served without the shortcut.
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Coding>();

export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const coding = negotiate(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, coding);
  return coding;
}

/** The package's types don't know the order for what is liked the same. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

function negotiate(header: string): Coding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const [best] = negotiator.encodings(CODINGS, { preferred: CODINGS });
  return CODINGS.find((coding) => coding === best) ?? "identity";
}

/** Weak comparison, as RFC 9110 asks for this header. */
export const matchesTag = (header: string, etag: string): boolean =>
  fresh({ "if-none-match": header }, { etag });
