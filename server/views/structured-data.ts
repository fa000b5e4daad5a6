import type { Language } from "~/language";
import { href } from "~/pages";
import { parseDate } from "~/text/dates";
import { portalOrigin } from "../env";
import { exchange } from "../exchange";
import { FORMATS } from "../figures/download-address";
import { imageHref } from "../files/address";
import type { ContentItem } from "../upstream/contracts/content";
import type { ExchangeEvent } from "../upstream/contracts/events";
import type { Office } from "../upstream/contracts/registry";
import type { Translated } from "../sources/translated";
import { beginning, plainText } from "./rich-text";

/** What a page is about, for search engines: JSON-LD in the words of schema.org. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = "https://schema.org";
const MAX_DESCRIPTION = 300;

/** The width in which pictures are shown to other sites. */
export const SHARED_IMAGE_WIDTH = 960;

/** A picture's address for other sites; null when there is none. */
export function sharedImage(path: string | null): string | null {
  const address = imageHref(path, SHARED_IMAGE_WIDTH);
  return address && portalOrigin + address;
}

/** The exchange, with the office that stands in header and footer. */
export function organization(language: Language, office: Office | null): StructuredData {
  return {
    "@context": CONTEXT,
    ...publisher(language),
    alternateName: exchange.shortName[language],
    ...(exchange.social.length > 0 && { sameAs: exchange.social.map(({ url }) => url) }),
    ...(office?.address && {
      address: { "@type": "PostalAddress", streetAddress: office.address, addressCountry: "TR" },
    }),
    ...(office?.phone && { telephone: office.phone }),
    ...(office?.email && { email: office.email }),
  };
}

/** A news item or announcement. */
export function newsArticle(item: Translated<ContentItem>, language: Language): StructuredData {
  const address = portalOrigin + href("news-item", language, { id: item.id });
  const image = sharedImage(item.image);
  const day = item.date === null ? null : momentOf(item.date);
  return {
    "@context": CONTEXT,
    "@type": "NewsArticle",
    headline: item.title,
    ...(item.summary && { description: item.summary }),
    ...(day && { datePublished: day }),
    ...(image && { image: [image] }),
    inLanguage: item.textLanguage ?? language,
    mainEntityOfPage: address,
    author: publisher(language),
    publisher: publisher(language),
  };
}

/** An event; null when its day isn't known. */
export function eventData(
  event: Translated<ExchangeEvent>,
  address: string,
  language: Language,
): StructuredData | null {
  const momentOrDay = (written: string | null) => {
    const moment = written === null ? null : momentOf(written);
    return event.allDay ? (moment?.slice(0, 10) ?? null) : moment;
  };
  const [start, end] = [momentOrDay(event.startsAt), momentOrDay(event.endsAt)];
  if (start === null) return null;
  const image = sharedImage(event.image);
  return {
    "@context": CONTEXT,
    "@type": "Event",
    name: event.title,
    ...(event.html && { description: beginning(plainText(event.html), MAX_DESCRIPTION) }),
    startDate: start,
    ...(end && { endDate: end }),
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    ...((event.place ?? event.address) && {
      location: {
        "@type": "Place",
        name: event.place ?? event.address,
        ...(event.address && { address: event.address }),
      },
    }),
    ...(image && { image: [image] }),
    ...(event.capacity && { maximumAttendeeCapacity: event.capacity }),
    inLanguage: event.textLanguage ?? language,
    url: address,
    organizer: publisher(language),
  };
}

interface DatasetFacts {
  name: string;
  /** What the figures are and where they come from. */
  description: string;
  address: string;
  /** The files that hold the figures, by format. */
  files: { format: (typeof FORMATS)[number]; href: string }[];
  measured: string[];
}

const MEDIA_TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json",
} as const;

/** Prices and other figures of the exchange, with their files. */
export function dataset(facts: DatasetFacts, language: Language): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "Dataset",
    name: facts.name,
    description: facts.description,
    url: facts.address,
    inLanguage: language,
    isAccessibleForFree: true,
    creator: publisher(language),
    variableMeasured: facts.measured,
    distribution: facts.files.map(({ format, href: file }) => ({
      "@type": "DataDownload",
      encodingFormat: MEDIA_TYPES[format],
      contentUrl: portalOrigin + file,
    })),
  };
}

function publisher(language: Language): StructuredData {
  return {
    "@type": "Organization",
    "@id": `${portalOrigin}/#organization`,
    name: exchange.name[language],
    url: portalOrigin + href("home", language),
    logo: `${portalOrigin}/icon-512.png`,
  };
}

function momentOf(written: string): string | null {
  return parseDate(written)?.toISO({ suppressMilliseconds: true }) ?? null;
}
