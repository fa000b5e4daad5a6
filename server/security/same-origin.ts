import { portalOrigin } from "../config/environment";
import { countRefused } from "./refused-requests";

/** Over plain http some browsers send the site alone; without either the request is foreign. */
export function isSameOrigin(request: Request): boolean {
  const isOurs = saysOurs(request);
  if (!isOurs) countRefused("foreign");
  return isOurs;
}

function saysOurs({ headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === new URL(portalOrigin).origin;
}
