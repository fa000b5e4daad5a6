import { portalOrigin } from "../env";

/**
 * What robots are told. Pages that are not for search engines say so themselves (noindex), which a robot
 * only reads if it may come: so nothing but redirects and what changes something is closed to them.
 */
export function robots(): string {
  return [
    "User-agent: *",
    "Disallow: /dil/",
    "Disallow: /okundu/",
    "Disallow: /eposta-listesi/",
    "Disallow: /cikis",
    "Disallow: /sade",
    "Disallow: /_page/",
    "",
    `Sitemap: ${portalOrigin}/sitemap.xml`,
    "",
  ].join("\n");
}
