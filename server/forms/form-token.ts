import { randomUUID } from "node:crypto";
import { z } from "zod";
import { countRefused } from "../security/refused-requests";
import { SIGNATURE, signer } from "../crypto/hmac";
import type { Id } from "../upstream/record";

/** A signed token that detects repeated and too quick submissions. */
export const FORM_TOKEN_FIELD = "bilet";
/** Attractive to bots; browsers don't autofill unknown names. */
export const HONEYPOT_FIELD = "web_adresi_2";

/** No person reads, fills in and submits a form faster. */
const LEAST_MS = 2_000;

const tickets = signer("forms");

const ticket = z
  .string()
  .regex(new RegExp(`^[\\da-f-]{36}\\.[\\da-z]{6,10}\\.${SIGNATURE}$`))
  .transform((text) => text.split(".") as [string, string, string])
  .refine(([id, issued, signature]) => tickets.isOurs(`${id}.${issued}`, signature))
  .transform(([id, issued]) => ({ id, issuedAt: parseInt(issued, 36) }));

export function issueFormToken(now = Date.now()): string {
  const text = `${randomUUID()}.${now.toString(36)}`;
  return `${text}.${tickets.sign(text)}`;
}

export type Sender =
  | { kind: "person"; ticketId: string | null }
  /** No valid token, or one signed with a retired key. */
  | { kind: "stranger" }
  | { kind: "hasty" }
  | { kind: "trapped" };

export function classifySender(
  form: FormData,
  { withoutTicket, mayBeQuick }: { withoutTicket?: true; mayBeQuick?: true },
  now = Date.now(),
): Sender {
  if (form.get(HONEYPOT_FIELD)) return { kind: "trapped" };
  if (withoutTicket && !form.has(FORM_TOKEN_FIELD)) return { kind: "person", ticketId: null };
  const token = ticket.safeParse(form.get(FORM_TOKEN_FIELD));
  if (!token.success) return { kind: "stranger" };
  if (!mayBeQuick && now - token.data.issuedAt < LEAST_MS) return { kind: "hasty" };
  return { kind: "person", ticketId: token.data.id };
}

export function countDoubt({ kind }: Sender): void {
  if (kind === "trapped") countRefused("trap");
  if (kind === "stranger") countRefused("ticket");
}

/** A form left open by one user must not change the next one who logs in in that browser. */
export const OWNER_FIELD = "kimin";

const owners = signer("form owners");
const MARK = new RegExp(`^${SIGNATURE}$`);

export const ownerToken = (userId: Id): string => owners.sign(String(userId));

export const isOwnerToken = (text: string): boolean => MARK.test(text);

export const isOwner = (mark: string | null, userId: Id): boolean =>
  mark !== null && owners.isOurs(String(userId), mark);
