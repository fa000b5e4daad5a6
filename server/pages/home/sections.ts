import type { HomeSection } from "~/components/home/home-page";
import type { AnnouncementView } from "~/components/content/announcement-list";
import type { EventView } from "~/components/content/event-list";
import type { HeadlinesView } from "~/components/home/headlines";
import { href, type PlainPageId } from "~/pages";
import type { WordKey, Translate } from "~/i18n/words";
import { now } from "../../config/clock";
import type { PageContext } from "../../request/page-loader";
import type { ContentType } from "../../upstream/assumptions";
import { listNewest, type ContentItem } from "../../upstream/contracts/content";
import { eventView } from "../events/event";
import { dateView, newsCard, newsLink } from "../content/news";
import { localizedRows, noneText, orFallback, type Localized } from "../fallbacks";
import { upcomingEvents } from "../events/events";
import type { SliderWords } from "~/components/media/slider";

const COUNTS = { headlines: 3, news: 3, events: 3 };

export async function announcementSection(
  context: PageContext,
  count: number,
): Promise<HomeSection<AnnouncementView>> {
  const { language, t } = context;
  const items = await newest(context, "announcement", count);
  const lines = items?.map((item) => ({
    link: newsLink(item, context),
    date: dateView(item.date, language) ?? { iso: "", text: "" },
    pinned: item.isPinned ? t("list.pinned") : null,
    ...(item.textLanguage && { lang: item.textLanguage }),
  }));
  return section(context, "announcements", "home.announcements", "home.noAnnouncements", lines);
}

export async function newsSections(context: PageContext) {
  const items = await newest(context, "news", COUNTS.headlines + COUNTS.news);
  const headlines = items && items.length > COUNTS.news ? items.slice(0, COUNTS.headlines) : [];
  const news = items?.slice(headlines.length).map((item) => card(item, context));
  return {
    headlines: headlines.length > 0 ? headlinesView(headlines, context) : null,
    news: section(context, "news", "home.news", "home.noNews", news),
  };
}

function headlinesView(items: Localized<ContentItem>[], context: PageContext): HeadlinesView {
  const { t } = context;
  return {
    label: t("home.headlines"),
    items: items.map((item) => card(item, context)),
    words: sliderWords(items.length, t),
  };
}

const card = (item: Localized<ContentItem>, { language, t }: PageContext) => ({
  ...newsCard(item, { language, t }, { withKind: false, imageWidth: 480 }),
  summary: null,
});

export async function eventSection(context: PageContext): Promise<HomeSection<EventView>> {
  const events = await orFallback(upcomingEvents(context), null);
  const lines = events
    ?.slice(0, COUNTS.events)
    .flatMap((event) => eventView(event, context, { thisYear: now().year }) ?? []);
  return section(context, "events", "home.events", "home.noEvents", lines);
}

const newest = (context: PageContext, type: ContentType, count: number) =>
  orFallback(localizedRows(context, listNewest, { type, count }), undefined);

function section<Item>(
  context: PageContext,
  page: PlainPageId,
  heading: WordKey,
  emptyWords: WordKey,
  items: Item[] | undefined,
): HomeSection<Item> {
  const { language, t } = context;
  const more = { href: href(page, language), label: t("home.all") };
  return {
    section: { id: page, heading: t(heading), more },
    items: items ?? [],
    empty: items ? (items.length === 0 ? noneText(context, emptyWords) : null) : t("notice.partMissing"),
  };
}

function sliderWords(count: number, t: Translate): SliderWords {
  return {
    previous: t("slides.previous"),
    next: t("slides.next"),
    pause: t("slides.pause"),
    position: t("slides.position", { index: 1, count }),
  };
}
