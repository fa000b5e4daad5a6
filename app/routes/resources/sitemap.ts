import { documentLoader } from "~server/seo/response";
import { sitemap } from "~server/seo/sitemap";

export const loader = documentLoader({
  type: "application/xml; charset=utf-8",
  lifetime: "documents",
  make: sitemap,
});
