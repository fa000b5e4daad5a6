import { portalOrigin } from "../env";
import { countRefused } from "../refused-requests";

/**
 * Whether a POST comes from a page of ours. Browsers say whether it comes from the site it goes to; over
 * plain http some only name the site. What says neither is no page of ours, and is counted.
 */
export function isFromOurPage(request: Request): boolean {
  const isOurs = saysOurs(request);
  if (!isOurs) countRefused("foreign");
  return isOurs;
}

function saysOurs({ headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === new URL(portalOrigin).origin;
}
