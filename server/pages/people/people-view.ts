import type { LinkView } from "~/components/elements/link";
import type { PersonCardView } from "~/components/people/person-card";
import type { PortraitView } from "~/components/people/portrait";
import type { Language } from "~/i18n/language";
import { href, type PlainPageId } from "~/pages";
import { fold } from "~/i18n/letters";
import type { Translate, Wording } from "~/i18n/words";
import type { Organ } from "../../upstream/assumptions";
import type { Seat } from "../../upstream/contracts/people";
import type { ReachableSeat } from "./seats";
import { imageView } from "../content/news";

export const ORGAN_PAGES: Partial<Record<Organ, PlainPageId>> = {
  council: "council",
  board: "board",
  disciplinaryBoard: "disciplinary-board",
  generalSecretariat: "general-secretariat",
  staff: "staff",
};

const PORTRAIT_RATIO = 5 / 4;

/** Names are Turkish on English pages too. */
export const nameLanguage = (language: Language) => (language === "tr" ? {} : ({ lang: "tr" } as const));

export function personLink({ id, name }: Seat, language: Language): LinkView {
  return { href: href("person", language, { id }), label: name ?? "", ...nameLanguage(language) };
}

export function portraitView({ photo, name }: Seat, width: 320 | 480, alt = ""): PortraitView {
  return { image: imageView(photo, alt, width, PORTRAIT_RATIO), initials: initialsOf(name ?? "") };
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.endsWith("."));
  const ends = [...new Set([words[0], words.at(-1)])];
  return ends.map((word) => (word?.[0] ?? "").toLocaleUpperCase("tr")).join("");
}

export function personCard(
  seat: ReachableSeat,
  lines: PersonCardView["lines"],
  { language, t }: Wording,
): PersonCardView {
  return {
    key: String(seat.id),
    link: personLink(seat, language),
    lines,
    extension: extensionOf(seat, t),
    email: emailLink(seat.email),
    portrait: portraitView(seat, 320),
  };
}

function extensionOf({ extension, extensionHref }: ReachableSeat, t: Translate): PersonCardView["extension"] {
  if (extension === null) return null;
  const text = t("people.extensionOf", { number: extension });
  return { text, link: extensionHref ? { href: extensionHref, label: text } : null };
}

export function emailLink(email: string | null): LinkView | null {
  const isAddress = email !== null && /^[^\s@:?&/]+@[^\s@:?&/]+$/.test(email);
  return isAddress ? { href: `mailto:${email}`, label: email } : null;
}

export function officeWords({ office, title }: Seat): string {
  return office ?? title ?? "";
}

export function groupWords({ group, groupName }: Seat, t: Translate): string | null {
  if (group === null) return null;
  return groupName === null
    ? t("people.group", { number: group })
    : t("people.groupNamed", { number: group, name: groupName });
}

export function unitAnchor(unit: string): string {
  return `birim-${fold(unit)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}
