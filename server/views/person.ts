import type { LinkView } from "~/components/link";
import type { PersonView } from "~/components/person";
import { href } from "~/pages";
import type { WordKey } from "~/text/words";
import type { PagePortal } from "../page-loader";
import type { Seat } from "../upstream/contracts/people";
import { emailLink, groupWords, ORGAN_PAGES, portraitView, unitAnchor } from "./people";
import { richText } from "./rich-text";

type Entry = PersonView["facts"][number]["entries"][number];

/** A person with all their seats: who has the same name in two organs is one person. */
export function personView(
  seat: Seat,
  seats: readonly Seat[],
  turkishBiography: string | null,
  portal: PagePortal,
): PersonView {
  const { language, t } = portal;
  const html = seat.biography ?? turkishBiography;
  return {
    portrait: portraitView(seat, 480, t("people.portraitOf", { name: seat.name ?? "" })),
    facts: facts(seat, seats, portal),
    biography: html === null ? null : { html: richText(html, language, t), ...languageOf(seat, portal) },
    noBiography: html === null ? t("people.noBiography") : null,
  };
}

function languageOf({ biography }: Seat, { language }: PagePortal): { lang?: "tr" } {
  return biography === null && language !== "tr" ? { lang: "tr" } : {};
}

function facts(seat: Seat, seats: readonly Seat[], portal: PagePortal): PersonView["facts"] {
  const { t } = portal;
  const own = seats.filter(({ name }) => name === seat.name);
  const first = [seat, ...own.filter(({ id }) => id !== seat.id)];
  const groupText = first.map((each) => groupWords(each, t)).find((words) => words !== null);
  const email = emailLink(seat.email);
  const found: [WordKey, Entry[]][] = [
    [first.length > 1 ? "people.duties" : "people.duty", first.map((each) => duty(each, portal))],
    ["people.professionalGroup", groupText ? [plain(groupText)] : []],
    ["people.unit", unitEntries(seat, portal)],
    ["people.extension", seat.extension === null ? [] : [plain(seat.extension)]],
    ["people.email", email ? [{ text: email.label, link: email }] : []],
  ];
  return found
    .filter(([, entries]) => entries.length > 0)
    .map(([term, entries]) => ({ term: t(term), entries }));
}

function duty(seat: Seat, { language }: PagePortal): Entry {
  const text = seat.title ?? seat.organName ?? "";
  const page = seat.organ && ORGAN_PAGES[seat.organ];
  return { text, link: page ? { href: href(page, language), label: text } : null };
}

function unitEntries({ unit, organ }: Seat, { language }: PagePortal): Entry[] {
  if (unit === null) return [];
  const link: LinkView | null =
    organ === "staff" ? { href: `${href("staff", language)}#${unitAnchor(unit)}`, label: unit } : null;
  return [{ text: unit, link }];
}

const plain = (text: string): Entry => ({ text, link: null });
