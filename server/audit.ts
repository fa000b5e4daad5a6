import { sameName } from "./auth/same-name";
import { log } from "./log";
import { counter } from "./metrics";
import { signer } from "./signer";
import type { Id } from "./upstream/ids";

/** What happened to accounts and sessions; docs/operating.md says what each event means. */
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

/** Whom it concerns. Names and addresses leave the process only as keyed hashes. */
interface Concerned {
  /** The user name, as the upstream has it or as it was typed. */
  account?: string | null;
  /** As the upstream numbers the user, where no name is at hand. */
  user?: Id;
  address?: string;
  session?: string | null;
  /** The limit that was reached. */
  limit?: string;
  /** The notice that was read. */
  notice?: Id | null;
}

const accounts = signer("audit accounts");
const users = signer("audit users");
const addresses = signer("audit addresses");

/** A LOG_LEVEL above info is for the rest of the log; "silent" is for all of it. */
const lines = log.child({}, log.level === "silent" ? {} : { level: "info" });

const count = counter("portal_audit_total", "Audit events, by name", "event", EVENTS);

/** Writes one line of the audit, and counts it. */
export function audit(event: AuditEvent, { account, user, address, ...rest }: Concerned): void {
  count(event);
  const hashed = {
    ...(account != null && { account: accounts.sign(sameName(account)) }),
    ...(user !== undefined && { user: users.sign(String(user)) }),
    ...(address !== undefined && { address: addresses.sign(address) }),
  };
  lines.info({ audit: event, ...hashed, ...rest }, "audit");
}
