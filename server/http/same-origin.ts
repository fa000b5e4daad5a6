import { portalOrigin } from "../env";

/**
 * Whether a POST comes from a page of ours. Browsers say whether it comes from the site it goes to; over
 * plain http some only name the site. What says neither is no page of ours.
 */
export function isFromOurPage({ headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === new URL(portalOrigin).origin;
}
