import { now } from "../config/clock";
import { portalOrigin } from "../config/environment";
import { siteProfile } from "../config/site-profile";
import { PageError } from "../pages/errors/page-error";

/** RFC 9116 wants less than a year; counted anew each day. */
const VALID_DAYS = 180;

/** @throws PageError when the operator names nobody */
export function securityContact(): string {
  const { securityContacts } = siteProfile;
  if (securityContacts.length === 0) throw new PageError("notFound");
  const expires = now().startOf("day").plus({ days: VALID_DAYS }).toUTC();
  return [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISO({ suppressMilliseconds: true })}`,
    "Preferred-Languages: tr, en",
    `Canonical: ${portalOrigin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
