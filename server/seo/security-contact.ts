import { now } from "../config/clock";
import { portalOrigin } from "../config/environment";
import { siteProfile } from "../config/site-profile";
import { PageError } from "../pages/errors/page-error";

const VALID_DAYS = 180;

/** @throws PageError when the operator configured no contact */
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
