import { fold } from "~/text/fold";
import type { SessionUser } from "../auth/session";
import { exchange } from "../exchange";

/** Shorter names are part of many words. */
const LEAST = 4;

/** Whether a password holds what strangers know: names of the user, and of the exchange. */
export function holdsKnownName(password: string, user: SessionUser | null): boolean {
  const plain = plainOf(password);
  const { name, shortName } = exchange;
  const known = [name.tr, name.en, shortName.tr, shortName.en];
  const own = [user?.name, user?.userName, user?.memberNumber].filter((text) => text != null);
  return [...known, ...own]
    .flatMap((text) => text.split(/\s+/))
    .map(plainOf)
    .some((word) => word.length >= LEAST && plain.includes(word));
}

const plainOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
