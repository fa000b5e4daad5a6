import type { ArticleView, FactView } from "~/components/article";
import type { EventView } from "~/components/event-list";
import type { Language } from "~/language";
import { href } from "~/pages";
import { formatDate, formatLongDate, formatMonthShort, formatTime, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { Translate } from "~/text/words";
import type { ExchangeEvent } from "../upstream/contracts/events";
import { imageView } from "./news";
import { richText } from "./rich-text";
import type { Translated } from "../sources/translated";

/** The query that tells detay/{id} that the id is an event's: the two have numbers of their own. */
export const EVENT_QUERY = "etkinlik";

/** An event as a line of a list; null when it has no date. */
export function eventView(
  event: Translated<ExchangeEvent>,
  language: Language,
  t: Translate,
): EventView | null {
  const start = event.startsAt === null ? null : parseDate(event.startsAt);
  if (!start) return null;
  const title = event.title ?? t("article.untitled");
  return {
    key: String(event.id),
    link: { href: `${href("content", language, { id: event.id })}?tip=${EVENT_QUERY}`, label: title },
    title,
    date: {
      iso: start.toISODate() ?? "",
      day: String(start.day),
      month: formatMonthShort(start, language),
      text: formatLongDate(start, language),
    },
    details: [hours(event, t), event.place].filter((detail) => detail !== null),
    ...(event.textLanguage && { lang: event.textLanguage }),
  };
}

/** An event as an article with its facts on top. */
export function eventArticle(
  event: Translated<ExchangeEvent>,
  language: Language,
  t: Translate,
): ArticleView {
  return {
    date: null,
    reads: null,
    kind: event.kind,
    html: richText(event.html ?? "", language, t),
    ...(event.textLanguage && { lang: event.textLanguage }),
    image: imageView(event.image, event.imageAlt, 960),
    files: null,
    facts: facts(event, language, t),
    previousNext: null,
    share: null,
  };
}

function facts(event: ExchangeEvent, language: Language, t: Translate): FactView[] {
  const when = [days(event, language, t), hours(event, t)].filter((part) => part !== null).join(", ");
  const capacity = event.capacity && t("event.people", { count: formatNumber(event.capacity, language) });
  const start = event.startsAt === null ? null : parseDate(event.startsAt);
  const iso = start?.toISO({ suppressMilliseconds: true, includeOffset: false }) ?? "";
  return [
    ...(start ? [{ term: t("event.when"), text: when, iso: iso.slice(0, 16) }] : []),
    ...(event.place ? [{ term: t("event.where"), text: event.place }] : []),
    ...(event.address ? [{ term: t("event.address"), text: event.address }] : []),
    ...(capacity ? [{ term: t("event.capacity"), text: capacity }] : []),
  ];
}

function days(event: ExchangeEvent, language: Language, t: Translate): string | null {
  const start = event.startsAt === null ? null : parseDate(event.startsAt);
  const end = event.endsAt === null ? null : parseDate(event.endsAt);
  if (!start) return null;
  if (!end || end.hasSame(start, "day")) return formatLongDate(start, language);
  return t("event.range", { from: formatDate(start, language), until: formatDate(end, language) });
}

function hours(event: ExchangeEvent, t: Translate): string | null {
  const start = event.startsAt === null ? null : parseDate(event.startsAt);
  const end = event.endsAt === null ? null : parseDate(event.endsAt);
  if (!start) return null;
  if (event.allDay) return t("event.allDay");
  return end ? t("event.range", { from: formatTime(start), until: formatTime(end) }) : formatTime(start);
}
