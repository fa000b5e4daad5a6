import { fold } from "~/i18n/fold";
import type { SessionUser } from "../../session/session";
import { siteProfile } from "../../config/site-profile";

/** Shorter names are part of many words. */
const MIN_NAME_LENGTH = 4;

export function holdsKnownName(password: string, user: SessionUser | null): boolean {
  const plain = plainOf(password);
  const { name, shortName } = siteProfile;
  const known = [name.tr, name.en, shortName.tr, shortName.en];
  const own = [user?.name, user?.userName, user?.memberNumber].filter((text) => text != null);
  return [...known, ...own]
    .flatMap((text) => text.split(/\s+/))
    .map(plainOf)
    .some((word) => word.length >= MIN_NAME_LENGTH && plain.includes(word));
}

const plainOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
