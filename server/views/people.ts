import type { LinkView } from "~/components/link";
import type { PersonCardView } from "~/components/person-card";
import type { PortraitView } from "~/components/portrait";
import type { Language } from "~/language";
import { href, type PlainPageId } from "~/pages";
import { fold } from "~/text/fold";
import type { Translate } from "~/text/words";
import type { Organ } from "../upstream/assumptions";
import type { Seat } from "../upstream/contracts/people";
import { imageView } from "./news";

/** The organs that have a page of their own. */
export const ORGAN_PAGES: Partial<Record<Organ, PlainPageId>> = {
  council: "council",
  board: "board",
  disciplinaryBoard: "disciplinary-board",
  generalSecretariat: "general-secretariat",
  staff: "staff",
};

/** Portraits are 4 by 5 (look.md). */
const PORTRAIT_RATIO = 5 / 4;

/** Names are Turkish in every language. */
export const nameLanguage = (language: Language) => (language === "tr" ? {} : ({ lang: "tr" } as const));

/** A link to a person's own page. */
export function personLink({ id, name }: Seat, language: Language): LinkView {
  return { href: href("person", language, { id }), label: name ?? "", ...nameLanguage(language) };
}

/** A person's photograph, and the initials for who gave none. Beside the name it says nothing more. */
export function portraitView({ photo, name }: Seat, width: 320 | 480, alt = ""): PortraitView {
  return { image: imageView(photo, alt, width, PORTRAIT_RATIO), initials: initialsOf(name ?? "") };
}

/** The first letters of first and last name: "Dr. Aslı Gökçeoba" is AG. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.endsWith("."));
  const ends = [...new Set([words[0], words.at(-1)])];
  return ends.map((word) => (word?.[0] ?? "").toLocaleUpperCase("tr")).join("");
}

/** A person as a card: name, the lines asked for, and how to reach who works here. */
export function personCard(
  seat: Seat,
  lines: PersonCardView["lines"],
  language: Language,
  t: Translate,
): PersonCardView {
  return {
    key: String(seat.id),
    link: personLink(seat, language),
    lines,
    extension: seat.extension === null ? null : t("people.extensionOf", { number: seat.extension }),
    email: emailLink(seat.email),
    portrait: portraitView(seat, 320),
  };
}

/** A link to write to a person; null for what is no address. */
export function emailLink(email: string | null): LinkView | null {
  const isAddress = email !== null && /^[^\s@:?&/]+@[^\s@:?&/]+$/.test(email);
  return isAddress ? { href: `mailto:${email}`, label: email } : null;
}

/** What a seat is called within its organ: its office, or its whole title. */
export function officeWords({ office, title }: Seat): string {
  return office ?? title ?? "";
}

/** "1. meslek grubu: Hububat ve Bakliyat Ticareti"; null for who belongs to none. */
export function groupWords({ group, groupName }: Seat, t: Translate): string | null {
  if (group === null) return null;
  return groupName === null
    ? t("people.group", { number: group })
    : t("people.groupNamed", { number: group, name: groupName });
}

/** The anchor of a department on the staff's page. */
export function unitAnchor(unit: string): string {
  return `birim-${fold(unit)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}
