import { LANGUAGES } from "~/i18n/language";
import { isPublic, PAGES, type Shape } from "~/pages";

/** Pages with form tokens. */
const UNSHARED: ReadonlySet<Shape> = new Set([
  "contact",
  "form",
  "membership",
  "not-found",
  "privacy-texts",
  "survey",
]);

const NOT_PAGES = ["/*.*", "/dil/*", "/dosya/*"];

/** Public pages alone, prefetched when a link is touched. */
export function speculationRules(): string {
  const unshared = PAGES.filter((page) => !isPublic(page) || UNSHARED.has(page.shape));
  const paths = unshared.flatMap((page) => LANGUAGES.map((language) => page[language]));
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: [...NOT_PAGES, ...paths] } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "conservative" }] });
}
