import { log } from "../observability/log";
import { counter } from "../observability/metrics";
import { signer } from "../crypto/hmac";
import type { Id } from "../upstream/record";

const EVENTS = [
  "log-in",
  "log-in-failed",
  "code-wrong",
  "limit-reached",
  "log-out",
  "session-expired",
  "session-refused",
  "session-replaced",
  "session-ended",
  "sessions-ended",
  "sessions-ended-by-operator",
  "session-displaced",
  "password-wrong",
  "password-changed",
  "contact-changed",
  "acknowledgement",
] as const;
export type AuditEvent = (typeof EVENTS)[number];

/** Names and addresses leave the process as keyed hashes alone. */
interface Concerned {
  account?: string | null;
  user?: Id;
  address?: string;
  session?: string | null;
  limit?: string;
  notice?: Id | null;
}

const accounts = signer("audit accounts");
const users = signer("audit users");
const addresses = signer("audit addresses");

/** Written at any LOG_LEVEL but "silent". */
const lines = log.child({}, log.level === "silent" ? {} : { level: "info" });

const count = counter("portal_audit_total", "Audit events, by name", "event", EVENTS);

export function audit(event: AuditEvent, { account, user, address, ...rest }: Concerned): void {
  count(event);
  const hashed = {
    ...(account != null && { account: accounts.sign(userNameKey(account)) }),
    ...(user !== undefined && { user: users.sign(String(user)) }),
    ...(address !== undefined && { address: addresses.sign(address) }),
  };
  lines.info({ audit: event, ...hashed, ...rest }, "audit");
}

/** Case-insensitive, and blind to the four Turkish i, since upstreams may be. */
export function userNameKey(user: string): string {
  return user.trim().toLocaleLowerCase("tr").replaceAll("ı", "i");
}
