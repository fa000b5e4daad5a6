import { randomUUID } from "node:crypto";
import { z } from "zod";
import { countRefused } from "../refused-requests";
import { SIGNATURE, signer } from "../signer";

/**
 * What a form carries that is no field of its own: a ticket of ours, by which a second submit is known and a
 * too quick one told, and a trap, which no human sees and many programs fill in.
 */

export const TICKET_FIELD = "bilet";
/** Sounds worth filling in; browsers don't fill in what they don't know. */
export const TRAP_FIELD = "web_adresi_2";

/** Nobody reads, writes and sends in less. */
const LEAST_MS = 2_000;

const tickets = signer("forms");

const ticket = z
  .string()
  .regex(new RegExp(`^[\\da-f-]{36}\\.[\\da-z]{6,10}\\.${SIGNATURE}$`))
  .transform((text) => text.split(".") as [string, string, string])
  .refine(([id, issued, signature]) => tickets.isOurs(`${id}.${issued}`, signature))
  .transform(([id, issued]) => ({ id, issuedAt: parseInt(issued, 36) }));

/** A new ticket, for one filling in of a form. */
export function issueTicket(now = Date.now()): string {
  const text = `${randomUUID()}.${now.toString(36)}`;
  return `${text}.${tickets.sign(text)}`;
}

/** What a form's ticket and trap tell of who sent it. */
export type Sender =
  /** The id of the ticket; null where a form needs none. */
  | { kind: "person"; ticketId: string | null }
  /** Without a ticket of ours, or with one that was signed with a key no longer in use. */
  | { kind: "stranger" }
  | { kind: "hasty" }
  | { kind: "trapped" };

/** Who sent a form, by what it may do without. */
export function senderOf(
  form: FormData,
  { withoutTicket, mayBeQuick }: { withoutTicket?: true; mayBeQuick?: true },
  now = Date.now(),
): Sender {
  if (form.get(TRAP_FIELD)) return { kind: "trapped" };
  if (withoutTicket && !form.has(TICKET_FIELD)) return { kind: "person", ticketId: null };
  const given = ticket.safeParse(form.get(TICKET_FIELD));
  if (!given.success) return { kind: "stranger" };
  if (!mayBeQuick && now - given.data.issuedAt < LEAST_MS) return { kind: "hasty" };
  return { kind: "person", ticketId: given.data.id };
}

/** Counts a sender who is most likely a program; who is hasty may be a person. */
export function countDoubt({ kind }: Sender): void {
  if (kind === "trapped") countRefused("trap");
  if (kind === "stranger") countRefused("ticket");
}
