import { randomUUID } from "node:crypto";
import { z } from "zod";
import { countRefused } from "../security/refused-requests";
import { SIGNATURE, signer } from "../crypto/hmac";

/** A signed ticket tells a repeated or too quick submit. */
export const FORM_TOKEN_FIELD = "bilet";
/** Sounds worth filling in to programs; browsers don't fill in what they don't know. */
export const HONEYPOT_FIELD = "web_adresi_2";

/** Nobody reads, writes and sends in less. */
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
  /** null where a form needs none */
  | { kind: "person"; ticketId: string | null }
  /** Without a ticket of ours, or with one signed with a key no longer in use. */
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

/** Who is hasty may be a person. */
export function countDoubt({ kind }: Sender): void {
  if (kind === "trapped") countRefused("trap");
  if (kind === "stranger") countRefused("ticket");
}
