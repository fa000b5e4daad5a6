import { env } from "../env";
import { CONTENT_TYPE_IDS, type ContentType } from "../upstream/assumptions";
import { findLatestNotice } from "../upstream/contracts/acknowledgement";
import { listSoldProducts, readBulletinOfDay, readBulletinOfMonth } from "../upstream/contracts/bulletins";
import {
  findItem,
  findItemBySlug,
  listFiles,
  listNewest,
  listPhotoSets,
  listYears,
  readCount,
  searchContent,
} from "../upstream/contracts/content";
import { listPrivacyTexts } from "../upstream/contracts/data-protection";
import { findEvent, listEvents } from "../upstream/contracts/events";
import { listAlbum, listPhotos, listVideos } from "../upstream/contracts/gallery";
import { listActiveMembers } from "../upstream/contracts/members";
import { listApplicationMenu, readMenu, readMenuTree } from "../upstream/contracts/menu";
import { listSeats } from "../upstream/contracts/people";
import { listLivePrices, readHeadline, readPriceHistory } from "../upstream/contracts/prices";
import { listProducts } from "../upstream/contracts/products";
import { listProvinces } from "../upstream/contracts/provinces";
import { listOffices, readOffice } from "../upstream/contracts/registry";
import { findSurvey, listSurveys } from "../upstream/contracts/surveys";
import { readTicker } from "../upstream/contracts/ticker";
import { check, type Check, type Found } from "./check";
import type { Id } from "../upstream/ids";

const nothing = () => null;
const ofId = (id: Id | undefined) => (id === undefined ? undefined : { id });
const days = ({ today, monthAgo }: Found) => ({ from: monthAgo, until: today });

/** Whether the numbers of content types are the upstream's (assumptions.ts): each has something to show. */
const CONTENT_TYPES = (Object.keys(CONTENT_TYPE_IDS) as ContentType[]).map((type) =>
  check(
    searchContent,
    `pages of the content type ${type} (${CONTENT_TYPE_IDS[type]}) are empty`,
    () => ({ types: [type], year: null, search: "", first: 0, rows: 3 }),
    null,
    type,
  ),
);

/** What pages for everybody read, in an order in which each finds what the next ask with. */
export const PUBLIC_CHECKS: Check[] = [
  check(readMenu, "the menu is made of the page table instead", nothing),
  check(readMenuTree, "no page: the menu by the older call", nothing),
  check(listApplicationMenu, "no page: the application's menu as rows", () =>
    env.APP_ID === "" ? undefined : { application: env.APP_ID },
  ),
  check(listOffices, "addresses and telephones: footer, contact", nothing, (offices) => ({
    officeId: offices.find(({ id }) => id !== null)?.id ?? undefined,
  })),
  check(readOffice, "no page: one office by its number", ({ officeId }) => ofId(officeId)),
  check(
    listNewest,
    "home's news and highlights",
    () => ({ type: "news" as const, count: 6 }),
    (items) => ({
      contentId: items[0]?.id,
    }),
  ),
  ...CONTENT_TYPES,
  check(findItem, "articles", ({ contentId }) => ofId(contentId)),
  check(findItemBySlug, "corporate texts and policies by their names", () => ({
    type: "corporateText" as const,
    slug: "hakkimizda",
  })),
  check(listFiles, "files of articles and documents", ({ contentId }) => ofId(contentId)),
  check(readCount, "how often an article was read", ({ contentId }) => ofId(contentId)),
  check(listYears, "the choice of years in lists", () => ({ type: "news" as const })),
  check(listPhotoSets, "the page of photos", () => ({ first: 0, rows: 12 })),
  check(listPhotos, "galleries", nothing, (photos) => ({
    albumId: photos.find(({ albumId }) => albumId !== null)?.albumId ?? undefined,
  })),
  check(listAlbum, "albums", ({ albumId }) => (albumId === undefined ? undefined : { albumId })),
  check(listVideos, "videos", () => ({ first: 0, rows: 12 })),
  check(listEvents, "events, home's calendar", nothing, (events) => ({ eventId: events[0]?.id })),
  check(findEvent, "the page of an event", ({ eventId }) => ofId(eventId)),
  check(listSurveys, "surveys", nothing, (surveys) => ({ surveyId: surveys[0]?.id })),
  check(findSurvey, "the page of a survey", ({ surveyId }) => ofId(surveyId)),
  check(listSeats, "council, board, staff, organisation chart", nothing),
  check(listActiveMembers, "lists of members", () => ({ first: 0, rows: 50 })),
  check(listProvinces, "the choice of provinces in forms", nothing),
  check(listPrivacyTexts, "texts on data protection", nothing, (texts) => ({ textId: texts[0]?.id })),
  check(findLatestNotice, "the notice that members read first: they are let in without", nothing),
  check(listProducts, "the quotation list, names of products", nothing, (products) => ({
    productId: products[0]?.id,
  })),
  check(readHeadline, "home's line on the day: session, trades, quantity", nothing),
  check(listLivePrices, "home's price board during the session", nothing),
  check(readTicker, "the ticker", nothing),
  check(readBulletinOfDay, "the daily bulletin, home's board", ({ today }) => ({ day: today })),
  check(readBulletinOfMonth, "the monthly bulletin", ({ monthAgo }) => ({
    year: Number(monthAgo.slice(0, 4)),
    month: Number(monthAgo.slice(5, 7)),
  })),
  check(listSoldProducts, "what was sold in the hall", days),
  check(readPriceHistory, "charts, yearly prices, changes", ({ productId, ...found }) =>
    productId === undefined ? undefined : { productId, ...days(found) },
  ),
];
