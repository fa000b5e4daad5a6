import { LANGUAGES } from "~/i18n/language";
import { isPublic, PAGES, type Shape } from "~/pages";

/** Their forms have tickets of their own. */
const UNSHARED: ReadonlySet<Shape> = new Set([
  "contact",
  "form",
  "membership",
  "not-found",
  "privacy-texts",
  "survey",
]);

const NOT_PAGES = ["/*.*", "/dil/*", "/dosya/*"];

/** Only pages that are the same for everybody, and only when a finger goes down on a link. */
export function speculationRules(): string {
  const unshared = PAGES.filter((page) => !isPublic(page) || UNSHARED.has(page.shape));
  const paths = unshared.flatMap((page) => LANGUAGES.map((language) => page[language]));
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: [...NOT_PAGES, ...paths] } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "conservative" }] });
}
