import type { LinkView } from "~/components/elements/link";
import type { PersonView } from "~/components/people/person";
import { href } from "~/pages";
import type { WordKey } from "~/i18n/words";
import type { PageContext } from "../../request/page-loader";
import type { ReachableSeat } from "./seats";
import { emailLink, groupWords, ORGAN_PAGES, portraitView, unitAnchor } from "./people-view";
import { richText } from "../../html/rich-text";

type Entry = PersonView["facts"][number]["entries"][number];

export function personView(
  seat: ReachableSeat,
  seats: readonly ReachableSeat[],
  turkishBiography: string | null,
  context: PageContext,
): PersonView {
  const { language, t } = context;
  const html = seat.biography ?? turkishBiography;
  return {
    portrait: portraitView(seat, 480, t("people.portraitOf", { name: seat.name ?? "" })),
    facts: facts(seat, seats, context),
    biography: html === null ? null : { html: richText(html, language, t), ...languageOf(seat, context) },
    noBiography: html === null ? t("people.noBiography") : null,
  };
}

function languageOf({ biography }: ReachableSeat, { language }: PageContext): { lang?: "tr" } {
  return biography === null && language !== "tr" ? { lang: "tr" } : {};
}

function facts(
  seat: ReachableSeat,
  seats: readonly ReachableSeat[],
  context: PageContext,
): PersonView["facts"] {
  const { t } = context;
  const own = seats.filter(({ name }) => name === seat.name);
  const first = [seat, ...own.filter(({ id }) => id !== seat.id)];
  const groupText = first.map((each) => groupWords(each, t)).find((words) => words !== null);
  const email = emailLink(seat.email);
  const groups: [WordKey, Entry[]][] = [
    [first.length > 1 ? "people.duties" : "people.duty", first.map((each) => duty(each, context))],
    ["people.professionalGroup", groupText ? [plain(groupText)] : []],
    ["people.unit", unitEntries(seat, context)],
    ["people.extension", extensionEntries(seat)],
    ["people.email", email ? [{ text: email.label, link: email }] : []],
  ];
  return groups
    .filter(([, entries]) => entries.length > 0)
    .map(([term, entries]) => ({ term: t(term), entries }));
}

function duty(seat: ReachableSeat, { language }: PageContext): Entry {
  const text = seat.title ?? seat.organName ?? "";
  const page = seat.organ && ORGAN_PAGES[seat.organ];
  return { text, link: page ? { href: href(page, language), label: text } : null };
}

function extensionEntries({ extension, extensionHref }: ReachableSeat): Entry[] {
  if (extension === null) return [];
  return [{ text: extension, link: extensionHref ? { href: extensionHref, label: extension } : null }];
}

function unitEntries({ unit, organ }: ReachableSeat, { language }: PageContext): Entry[] {
  if (unit === null) return [];
  const link: LinkView | null =
    organ === "staff" ? { href: `${href("staff", language)}#${unitAnchor(unit)}`, label: unit } : null;
  return [{ text: unit, link }];
}

const plain = (text: string): Entry => ({ text, link: null });
