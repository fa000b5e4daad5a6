import type { AnnouncementView } from "~/components/announcement-list";
import type { EventView } from "~/components/event-list";
import type { NewsCardView } from "~/components/news-card";
import type { PriceBoardView } from "~/components/price-board";
import type { QuickLinkView } from "~/components/quick-links";
import type { SectionView } from "~/components/section";
import type { Language } from "~/language";
import { href, pageById, type PlainPageId } from "~/pages";
import type { WordKey } from "~/text/words";
import { now } from "../clock";
import { exchange } from "../exchange";
import { PageError } from "../page-errors";
import type { PageContent, PagePortal } from "../page-loader";
import { HOME_GROUPS, type ContentType } from "../upstream/assumptions";
import { listNewest } from "../upstream/contracts/content";
import { listEvents, type ExchangeEvent } from "../upstream/contracts/events";
import { eventView } from "../views/event";
import { dateView, newsCard, newsLink } from "../views/news";
import { priceBoardView } from "../views/price-board";
import { organization } from "../views/structured-data";
import { mainOffice } from "./office";
import { inPageLanguage, type Translated } from "./translated";
import { optional } from "./optional";
import { boardFigures } from "./prices";

/** A section of home: its items, or what to say in their place. */
export interface HomeSection<Item> {
  section: SectionView;
  items: Item[];
  empty: string | null;
}

export interface HomeView {
  title: string;
  board: PriceBoardView;
  announcements: HomeSection<AnnouncementView>;
  news: HomeSection<NewsCardView>;
  events: HomeSection<EventView>;
  services: { section: SectionView; links: QuickLinkView[] };
  counterLabel: string;
}

const COUNTS = { announcements: 5, news: 6, events: 3 };
/** home/{tip} besides the product groups: announcements first. */
const ANNOUNCEMENTS_TAB = "duyuru";
const ANNOUNCEMENTS_ON_THEIR_TAB = 12;

const QUICK_LINKS: [PlainPageId, QuickLinkView["icon"]][] = [
  ["announcements", "news"],
  ["news", "bulletin"],
  ["policies", "document"],
  ["about", "members"],
  ["history", "calendar"],
  ["site-map", "survey"],
];

/** The home page: the prices of the day, then what is new. */
export async function home(portal: PagePortal): Promise<PageContent<HomeView>> {
  const { language, t, match, url, upstream } = portal;
  const tab = match.params["tip"] ?? null;
  if (tab !== null && tab !== ANNOUNCEMENTS_TAB && !HOME_GROUPS.has(tab)) throw new PageError("notFound");
  const group = tab === ANNOUNCEMENTS_TAB ? null : tab;
  const [figures, announcements, news, events] = await Promise.all([
    boardFigures(upstream, group, language),
    announcementSection(
      portal,
      tab === ANNOUNCEMENTS_TAB ? ANNOUNCEMENTS_ON_THEIR_TAB : COUNTS.announcements,
    ),
    newsSection(portal),
    eventSection(portal),
  ]);
  const failure = upstream.totalFailure();
  if (failure) throw failure;
  // Asked for last: an address alone is no home page.
  const office = await mainOffice(upstream);
  const title = exchange.name[language];
  return {
    heading: {
      title,
      description: t("home.description", { exchange: title }),
      structured: [organization(language, office)],
    },
    view: {
      title,
      board: priceBoardView(figures, match, url.searchParams.get("birim") === "ton" ? "ton" : "kg", t),
      announcements,
      news,
      events,
      services: {
        section: { id: "services", heading: t("home.services") },
        links: QUICK_LINKS.map(([id, icon]) => ({
          href: href(id, language),
          label: t(pageById(id).title),
          icon,
        })),
      },
      // The browser fills in the number: no answer of ours may hold a visitor's own count.
      counterLabel: t("home.visitorCounter", { count: "{count}" }),
    },
    lifetime: "prices",
  };
}

async function announcementSection(portal: PagePortal, count: number): Promise<HomeView["announcements"]> {
  const { language, t } = portal;
  const items = await newest(portal, "announcement", count);
  const lines = items?.map((item) => ({
    link: newsLink(item, language, t),
    date: dateView(item.date, language) ?? { iso: "", text: "" },
    ...(item.textLanguage && { lang: item.textLanguage }),
  }));
  return section(portal, "announcements", "home.announcements", "home.noAnnouncements", lines);
}

async function newsSection(portal: PagePortal): Promise<HomeView["news"]> {
  const { language, t } = portal;
  const items = await newest(portal, "news", COUNTS.news);
  const cards = items?.map((item) => newsCard(item, language, t, { withKind: false, imageWidth: 480 }));
  return section(portal, "news", "home.news", "home.noNews", cards);
}

async function eventSection(portal: PagePortal): Promise<HomeView["events"]> {
  const { upstream, language, t } = portal;
  const read = (asked: Language) => upstream.read(listEvents, null, { language: asked });
  const all = await optional(inPageLanguage(language, read), null);
  const lines = all && upcoming(all).flatMap((event) => eventView(event, language, t) ?? []);
  return section(portal, null, "home.events", "home.noEvents", lines ?? undefined, "events");
}

function upcoming(events: readonly Translated<ExchangeEvent>[]): Translated<ExchangeEvent>[] {
  const today = now().toISODate();
  return events
    .filter(({ startsAt, endsAt }) => (endsAt ?? startsAt ?? "") >= today)
    .toSorted((a, b) => (a.startsAt ?? "").localeCompare(b.startsAt ?? ""))
    .slice(0, COUNTS.events);
}

async function newest({ upstream, language }: PagePortal, type: ContentType, count: number) {
  const read = (asked: Language) => upstream.read(listNewest, { type, count }, { language: asked });
  return (await optional(inPageLanguage(language, read), null)) ?? undefined;
}

/** A section; without items it says why: there are none, or they can't be had. */
function section<Item>(
  { language, t }: PagePortal,
  page: PlainPageId | null,
  heading: WordKey,
  emptyWords: WordKey,
  items: Item[] | undefined,
  id: string = page ?? heading,
): HomeSection<Item> {
  const more = page && { href: href(page, language), label: t("home.all") };
  return {
    section: { id, heading: t(heading), more },
    items: items ?? [],
    empty: items ? (items.length === 0 ? t(emptyWords) : null) : t("notice.partMissing"),
  };
}
