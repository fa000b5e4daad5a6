import { SIGNATURE, signer } from "../signer";
import type { Id } from "../upstream/ids";

/**
 * Whose details a form holds. Somebody may log in while another's form is still open beside it, and send it: it
 * must not become theirs. What is changed is always the user of the session; this only refuses.
 */
export const OWNER_FIELD = "kimin";

const owners = signer("form owners");
const MARK = new RegExp(`^${SIGNATURE}$`);

/** The mark of a user's forms, which tells nobody who they are. */
export const ownerMark = (userId: Id): string => owners.sign(String(userId));

/** Whether a text could be the mark of a user's form. */
export const isMark = (text: string): boolean => MARK.test(text);

/** Whether a form with that mark is a user's own. */
export const isOwner = (mark: string | null, userId: Id): boolean =>
  mark !== null && owners.isOurs(String(userId), mark);
