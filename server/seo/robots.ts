import { portalOrigin } from "../config/environment";

/** Pages with noindex stay open: a robot must read them to know. */
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
