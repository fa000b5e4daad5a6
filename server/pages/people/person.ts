import type { PersonView } from "~/components/people/person";
import type { PageFrameView } from "~/components/frame/page-frame";
import { PageError } from "../errors/page-error";
import type { PageContent, PageContext } from "../../request/page-loader";
import { BrokenError } from "../../upstream/errors";
import { listSeats, type Seat } from "../../upstream/contracts/people";
import {
  nameLanguage,
  ORGAN_PAGES,
  personLink,
  emailLink,
  groupWords,
  portraitView,
  unitAnchor,
} from "./people-view";
import { orFallback } from "../fallbacks";
import { allSeats, type ReachableSeat } from "./seats";
import type { LinkView } from "~/components/elements/link";
import { href, pageById } from "~/pages";
import type { WordKey } from "~/i18n/words";
import { richText } from "../../html/rich-text";

export async function person(context: PageContext): Promise<PageContent<PersonView>> {
  const { match, language } = context;
  const seats = (await allSeats(context)).filter(({ name }) => name !== null);
  const seat = seats.find(({ id }) => String(id) === match.params["id"]);
  if (!seat && context.upstream.missingRows() > 0)
    throw new BrokenError(listSeats.name, "rows could not be read, perhaps this one");
  if (!seat) throw new PageError("notFound");
  const turkish = seat.biography === null && language !== "tr" ? await turkishBiography(context, seat) : null;
  return {
    heading: {
      title: seat.name ?? "",
      titleLanguage: nameLanguage(language).lang,
      lead: seat.title,
      parent: (seat.organ && ORGAN_PAGES[seat.organ]) ?? "organisation-chart",
      siblings: colleagues(seat, seats, context),
    },
    view: personView(seat, seats, turkish, context),
    lifetime: "content",
  };
}

async function turkishBiography({ upstream }: PageContext, { id }: Seat): Promise<string | null> {
  const seats = await orFallback(upstream.read(listSeats, null, { language: "tr" }), []);
  return seats.find((seat) => seat.id === id)?.biography ?? null;
}

function colleagues(
  seat: Seat,
  seats: readonly Seat[],
  { language }: PageContext,
): PageFrameView["siblings"] {
  const { organ, organName } = seat;
  if (organ === null || organName === null) return null;
  const isColleague = (other: Seat) =>
    other.organ === organ && (organ !== "committee" || other.group === seat.group);
  return {
    heading: organName,
    links: seats
      .filter(isColleague)
      .map((other) => ({ ...personLink(other, language), current: other.id === seat.id })),
  };
}

type Entry = PersonView["facts"][number]["entries"][number];

function personView(
  seat: ReachableSeat,
  seats: readonly ReachableSeat[],
  turkishBiography: string | null,
  context: PageContext,
): PersonView {
  const { t } = context;
  const html = seat.biography ?? turkishBiography;
  return {
    portrait: portraitView(seat, 480, t("people.portraitOf", { name: seat.name ?? "" })),
    facts: facts(seat, seats, context),
    biography: html === null ? null : { html: richText(html, context), ...languageOf(seat, context) },
    noBiography:
      html === null ? t(seat.isBiographyUnread ? "notice.unreadable" : "people.noBiography") : null,
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
    [first.length > 1 ? "people.duties" : "people.duty", first.flatMap((each) => duty(each, context))],
    ["people.professionalGroup", groupText ? [plain(groupText)] : []],
    ["people.unit", unitEntries(seat, context)],
    ["people.extension", extensionEntries(seat)],
    ["people.email", email ? [{ text: email.label, link: email }] : []],
  ];
  return groups
    .filter(([, entries]) => entries.length > 0)
    .map(([term, entries]) => ({ term: t(term), entries }));
}

function duty({ title, organ, organName }: ReachableSeat, { language, t }: PageContext): Entry[] {
  const page = organ && ORGAN_PAGES[organ];
  const text = title ?? organName ?? (page ? t(pageById(page).title) : null);
  return text === null ? [] : [{ text, link: page ? { href: href(page, language), label: text } : null }];
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
