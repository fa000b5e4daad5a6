import type { DateTime } from "luxon";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import { parseDate } from "~/i18n/dates";
import { portalOrigin } from "../config/environment";
import { siteProfile } from "../config/site-profile";
import { FORMATS } from "./resource-addresses";
import { imageHref } from "../media/address";
import type { ContentItem } from "../upstream/contracts/content";
import type { ExchangeEvent } from "../upstream/contracts/events";
import type { Office } from "../upstream/contracts/registry";
import { spanOf } from "./events/event-time";
import type { Localized } from "./fallbacks";
import { beginning, plainText } from "../html/rich-text";

/** JSON-LD with schema.org terms. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = "https://schema.org";
const MAX_DESCRIPTION = 300;

const SHARED_IMAGE_WIDTH = 960;

export function sharedImage(path: string | null): string | null {
  const address = imageHref(path, SHARED_IMAGE_WIDTH);
  return address && portalOrigin + address;
}

export function organization(language: Language, office: Office | null): StructuredData {
  return {
    "@context": CONTEXT,
    ...publisher(language),
    alternateName: siteProfile.shortName[language],
    ...(siteProfile.social.length > 0 && { sameAs: siteProfile.social.map(({ url }) => url) }),
    ...(office?.address && {
      address: { "@type": "PostalAddress", streetAddress: office.address, addressCountry: "TR" },
    }),
    ...(office?.phone && { telephone: office.phone }),
    ...(office?.email && { email: office.email }),
  };
}

export function newsArticle(item: Localized<ContentItem>, language: Language): StructuredData {
  const address = portalOrigin + href("news-item", language, { id: item.id });
  const image = sharedImage(item.image);
  const day = item.date && parseDate(item.date)?.toISO({ suppressMilliseconds: true });
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

export function eventData(
  event: Localized<ExchangeEvent>,
  address: string,
  language: Language,
): StructuredData | null {
  const span = spanOf(event);
  if (!span) return null;
  const { start, end, hasHours } = span;
  const momentOrDay = (at: DateTime) =>
    hasHours ? at.toISO({ suppressMilliseconds: true }) : at.toISODate();
  const image = sharedImage(event.image);
  return {
    "@context": CONTEXT,
    "@type": "Event",
    name: event.title,
    ...(event.html && { description: beginning(plainText(event.html), MAX_DESCRIPTION) }),
    startDate: momentOrDay(start),
    ...(end && { endDate: momentOrDay(end) }),
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
  description: string;
  address: string;
  files: { format: (typeof FORMATS)[number]; href: string }[];
  measured: string[];
}

const MEDIA_TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json",
} as const;

export function dataset(facts: DatasetFacts, language: Language): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "Dataset",
    name: facts.name,
    description: facts.description,
    url: facts.address,
    inLanguage: language,
    isAccessibleForFree: true,
    creator: namedPublisher(language),
    variableMeasured: facts.measured,
    distribution: facts.files.map(({ format, href: file }) => ({
      "@type": "DataDownload",
      encodingFormat: MEDIA_TYPES[format],
      contentUrl: portalOrigin + file,
    })),
  };
}

function namedPublisher(language: Language): StructuredData {
  return {
    "@type": "Organization",
    "@id": `${portalOrigin}/#organization`,
    name: siteProfile.name[language],
  };
}

function publisher(language: Language): StructuredData {
  return {
    ...namedPublisher(language),
    url: portalOrigin + href("home", language),
    logo: `${portalOrigin}/icon-512.png`,
  };
}
