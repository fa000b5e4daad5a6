import { SIGNATURE, signer } from "../crypto/hmac";
import type { Id } from "../upstream/record";

/** A form left open by one user must not change the next one who logs in in that browser. */
export const OWNER_FIELD = "kimin";

const owners = signer("form owners");
const MARK = new RegExp(`^${SIGNATURE}$`);

export const ownerToken = (userId: Id): string => owners.sign(String(userId));

export const isOwnerToken = (text: string): boolean => MARK.test(text);

export const isOwner = (mark: string | null, userId: Id): boolean =>
  mark !== null && owners.isOurs(String(userId), mark);
