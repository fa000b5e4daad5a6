import { documentLoader } from "~server/finders/answer";
import { sitemap } from "~server/finders/sitemap";

/** /sitemap.xml: every address, for search engines. */
export const loader = documentLoader({
  type: "application/xml; charset=utf-8",
  lifetime: "documents",
  make: sitemap,
});
