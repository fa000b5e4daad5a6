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

const formTokens = signer("forms");

const formToken = z
  .string()
  .regex(new RegExp(`^[\\da-f-]{36}\\.[\\da-z]{6,10}\\.${SIGNATURE}$`))
  .transform((text) => text.split(".") as [string, string, string])
  .refine(([id, issued, signature]) => formTokens.isOurs(`${id}.${issued}`, signature))
  .transform(([id, issued]) => ({ id, issuedAt: parseInt(issued, 36) }));

export function issueFormToken(now = Date.now()): string {
  const text = `${randomUUID()}.${now.toString(36)}`;
  return `${text}.${formTokens.sign(text)}`;
}

export type Sender =
  { kind: "person"; tokenId: string | null } | { kind: "stranger" } | { kind: "hasty" } | { kind: "trapped" };

export function classifySender(
  form: FormData,
  { withoutToken, mayBeQuick }: { withoutToken?: true; mayBeQuick?: true },
  now = Date.now(),
): Sender {
  if (form.get(HONEYPOT_FIELD)) return { kind: "trapped" };
  if (withoutToken && !form.has(FORM_TOKEN_FIELD)) return { kind: "person", tokenId: null };
  const token = formToken.safeParse(form.get(FORM_TOKEN_FIELD));
  if (!token.success) return { kind: "stranger" };
  if (!mayBeQuick && now - token.data.issuedAt < LEAST_MS) return { kind: "hasty" };
  return { kind: "person", tokenId: token.data.id };
}

export function countDoubt({ kind }: Sender): void {
  if (kind === "trapped") countRefused("trap");
  if (kind === "stranger") countRefused("form-token");
}

/** A form left open by one user must not change the next one who logs in in that browser. */
export const OWNER_FIELD = "kimin";

const owners = signer("form owners");
const MARK = new RegExp(`^${SIGNATURE}$`);

export const ownerToken = (userId: Id): string => owners.sign(String(userId));

export const isOwnerToken = (text: string): boolean => MARK.test(text);

export const isOwner = (mark: string | null, userId: Id): boolean =>
  mark !== null && owners.isOurs(String(userId), mark);
