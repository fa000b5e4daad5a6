import type { AnnouncementView } from "~/components/announcement-list";
import type { EventView } from "~/components/event-list";
import type { HeadlinesView } from "~/components/headlines";
import type { SectionView } from "~/components/section";
import type { Language } from "~/language";
import { href, type PlainPageId } from "~/pages";
import type { WordKey } from "~/text/words";
import { now } from "../../clock";
import type { PagePortal } from "../../page-loader";
import type { ContentType } from "../../upstream/assumptions";
import { listNewest, type ContentItem } from "../../upstream/contracts/content";
import { eventView } from "../../views/event";
import { dateView, newsCard, newsLink } from "../../views/news";
import { sliderWords } from "../../views/slider";
import { noneText } from "../../views/unread";
import { upcomingEvents } from "../events";
import { optional } from "../optional";
import { inPageLanguage, type Translated } from "../translated";

/** A section of home: its items, or what to say in their place. */
export interface HomeSection<Item> {
  section: SectionView;
  items: Item[];
  empty: string | null;
}

const COUNTS = { headlines: 4, news: 6, events: 3 };

/** The newest announcements. */
export async function announcementSection(
  portal: PagePortal,
  count: number,
): Promise<HomeSection<AnnouncementView>> {
  const { language, t } = portal;
  const items = await newest(portal, "announcement", count);
  const lines = items?.map((item) => ({
    link: newsLink(item, language, t),
    date: dateView(item.date, language) ?? { iso: "", text: "" },
    ...(item.textLanguage && { lang: item.textLanguage }),
  }));
  return section(portal, "announcements", "home.announcements", "home.noAnnouncements", lines);
}

/** The headlines, pinned ones first, and below them the news that follow; few news are no headlines. */
export async function newsSections(portal: PagePortal) {
  const items = await newest(portal, "news", COUNTS.headlines + COUNTS.news);
  const headlines = items && items.length > COUNTS.news ? items.slice(0, COUNTS.headlines) : [];
  const news = items?.slice(headlines.length).map((item) => card(item, portal, 480));
  return {
    headlines: headlines.length > 0 ? headlinesView(headlines, portal) : null,
    news: section(portal, "news", "home.news", "home.noNews", news),
  };
}

function headlinesView(items: Translated<ContentItem>[], portal: PagePortal): HeadlinesView {
  const { t } = portal;
  return {
    label: t("home.headlines"),
    items: items.map((item) => card(item, portal, 640)),
    words: sliderWords(items.length, t),
  };
}

const card = (item: Translated<ContentItem>, { language, t }: PagePortal, imageWidth: 480 | 640) =>
  newsCard(item, language, t, { withKind: false, imageWidth });

/** The events to come. */
export async function eventSection(portal: PagePortal): Promise<HomeSection<EventView>> {
  const { language, t } = portal;
  const events = await optional(upcomingEvents(portal), null);
  const lines = events
    ?.slice(0, COUNTS.events)
    .flatMap((event) => eventView(event, language, t, { thisYear: now().year }) ?? []);
  return section(portal, "events", "home.events", "home.noEvents", lines);
}

async function newest({ upstream, language }: PagePortal, type: ContentType, count: number) {
  const read = (asked: Language) => upstream.read(listNewest, { type, count }, { language: asked });
  return (await optional(inPageLanguage(language, read), null)) ?? undefined;
}

/** A section; without items it says why: there are none, or they can't be had. */
function section<Item>(
  portal: PagePortal,
  page: PlainPageId,
  heading: WordKey,
  emptyWords: WordKey,
  items: Item[] | undefined,
): HomeSection<Item> {
  const { language, t } = portal;
  const more = { href: href(page, language), label: t("home.all") };
  return {
    section: { id: page, heading: t(heading), more },
    items: items ?? [],
    empty: items ? (items.length === 0 ? noneText(portal, emptyWords) : null) : t("notice.partMissing"),
  };
}
