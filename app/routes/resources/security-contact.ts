import { documentLoader } from "~server/request/document-loader";
import { now } from "~server/config/clock";
import { portalOrigin } from "~server/config/environment";
import { siteProfile } from "~server/config/site-profile";
import { PageError } from "~server/pages/errors/page-error";

const VALID_DAYS = 180;

export const loader = documentLoader({
  type: "text/plain; charset=utf-8",
  lifetime: "documents",
  make: securityContact,
});

function securityContact(): string {
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
