import { now } from "../clock";
import { portalOrigin } from "../env";
import { exchange } from "../exchange";
import { PageError } from "../page-errors";

/** RFC 9116 wants less than a year; counted anew each day, it never runs out while the portal runs. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116). @throws PageError when the operator names nobody */
export function securityContact(): string {
  const { securityContacts } = exchange;
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
