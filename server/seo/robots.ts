import { portalOrigin } from "../config/environment";

/** Pages with noindex aren't blocked: robots must read them to know. */
export function robots(): string {
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
