import { LANGUAGES } from "~/i18n/language";
import { isPublic, PAGES, type Shape } from "~/pages";
import { securityHeaders } from "~server/security/security-headers";

const A_DAY = 86_400;

/** Made for each visitor: pages with form tokens, and what a cookie remembers. */
const UNSHARED: ReadonlySet<Shape> = new Set([
  "contact",
  "form",
  "membership",
  "my-products",
  "not-found",
  "privacy-texts",
  "survey",
]);

const NOT_PAGES = ["/*.*", "/dil/*", "/dosya/*"];

export const loader = () =>
  new Response(speculationRules(), {
    headers: {
      ...securityHeaders(),
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": `public, max-age=${A_DAY}, s-maxage=${A_DAY}`,
    },
  });

/** Public pages alone, prefetched when a link is touched. */
function speculationRules(): string {
  const unshared = PAGES.filter((page) => !isPublic(page) || UNSHARED.has(page.shape));
  const paths = unshared.flatMap((page) => LANGUAGES.map((language) => page[language]));
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: [...NOT_PAGES, ...paths] } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "conservative" }] });
}
