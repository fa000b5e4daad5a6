/** The content codings we speak, best first. */
export const CODINGS = ["br", "gzip", "identity"] as const;
export type Coding = (typeof CODINGS)[number];

// Browsers send a handful of different headers; whoever invents more is served without the shortcut.
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Coding>();

/** The coding for an Accept-Encoding header: the one liked most, and of those the smallest. */
export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const coding = negotiate(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, coding);
  return coding;
}

function negotiate(header: string): Coding {
  const weights = parseWeights(header);
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get("*") ?? 0;
  const best = weightOf("gzip") > weightOf("br") ? "gzip" : "br";
  const preferred = weights.get("identity") ?? 0;
  return weightOf(best) > 0 && weightOf(best) >= preferred ? best : "identity";
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name === "x-gzip" ? "gzip" : name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/** Whether an If-None-Match header names the tag (weak comparison, as RFC 9110 asks for this header). */
export function matchesTag(header: string, etag: string): boolean {
  if (header === etag || header === "*") return true;
  const wanted = withoutWeakness(etag);
  return header.split(",").some((tag) => withoutWeakness(tag.trim()) === wanted);
}

const withoutWeakness = (tag: string): string => (tag.startsWith("W/") ? tag.slice(2) : tag);
