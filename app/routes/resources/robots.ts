import { documentLoader } from "~server/request/document-loader";
import { portalOrigin } from "~server/config/environment";

export const loader = documentLoader({
  type: "text/plain; charset=utf-8",
  lifetime: "documents",
  make: robots,
});

/** Pages with noindex aren't blocked: robots must read them to know. */
function robots(): string {
  return [
    "User-agent: *",
    "Disallow: /dil/",
    "Disallow: /okundu/",
    "Disallow: /cikis",
    "Disallow: /sade",
    "",
    `Sitemap: ${portalOrigin}/sitemap.xml`,
    "",
  ].join("\n");
}
