import { Banknote, ChartLine, File, ListChecks, Scale, Users } from "lucide";
import type { AnnouncementView } from "~/components/announcement-list";
import type { EventView } from "~/components/event-list";
import type { HeadlinesView } from "~/components/headlines";
import type { RatesView, WeatherView } from "~/components/local-facts";
import type { IntroView } from "~/components/intro";
import type { NewsCardView } from "~/components/news-card";
import type { PriceBoardView } from "~/components/price-board";
import type { QuickLinkView } from "~/components/quick-links";
import type { SectionView } from "~/components/section";
import type { TickerView } from "~/components/ticker";
import { href, pageById, type PlainPageId } from "~/pages";
import { exchange } from "../../exchange";
import { PageError } from "../../page-errors";
import type { PageContent, PagePortal } from "../../page-loader";
import { HOME_GROUPS } from "../../upstream/assumptions";
import { centralBankRates } from "../../upstream/central-bank";
import { readTicker } from "../../upstream/contracts/ticker";
import { currentWeather } from "../../upstream/weather-service";
import { ratesView, weatherView } from "../../views/local-facts";
import { priceBoardView } from "../../views/price-board";
import { organization } from "../../views/structured-data";
import { tickerView } from "../../views/ticker";
import { mainOffice } from "../office";
import { optional } from "../optional";
import { boardFigures } from "../prices";
import { introView } from "./opening";
import { announcementSection, eventSection, type HomeSection, newsSections } from "./sections";

export interface HomeView {
  title: string;
  board: PriceBoardView;
  ticker: TickerView | null;
  headlines: HeadlinesView | null;
  intro: IntroView | null;
  announcements: HomeSection<AnnouncementView>;
  news: HomeSection<NewsCardView>;
  events: HomeSection<EventView>;
  weather: WeatherView | null;
  rates: RatesView | null;
  services: { section: SectionView; links: QuickLinkView[] };
  counterLabel: string;
}

const ANNOUNCEMENTS = 5;
/** home/{tip} besides the product groups: announcements first. */
const ANNOUNCEMENTS_TAB = "duyuru";
const ANNOUNCEMENTS_ON_THEIR_TAB = 12;

const QUICK_LINKS: [PlainPageId, QuickLinkView["icon"]][] = [
  ["daily-bulletin", ChartLine],
  ["quotation-list", Scale],
  ["fees", Banknote],
  ["declarations", File],
  ["active-members", Users],
  ["surveys", ListChecks],
];

/** The home page: the prices of the day, then what is new. */
export async function home(portal: PagePortal): Promise<PageContent<HomeView>> {
  const { language, t, match, url, upstream } = portal;
  const tab = match.params["tip"] ?? null;
  if (tab !== null && tab !== ANNOUNCEMENTS_TAB && !HOME_GROUPS.has(tab)) throw new PageError("notFound");
  const group = tab === ANNOUNCEMENTS_TAB ? null : tab;
  const [figures, announcements, { headlines, news }, events, ticker, weather, rates, intro] =
    await Promise.all([
      boardFigures(upstream, group, language),
      announcementSection(portal, tab === ANNOUNCEMENTS_TAB ? ANNOUNCEMENTS_ON_THEIR_TAB : ANNOUNCEMENTS),
      newsSections(portal),
      eventSection(portal),
      optional(upstream.read(readTicker, null), []),
      optional(currentWeather(upstream), null),
      optional(centralBankRates(upstream), null),
      introView(portal),
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
      ticker: tickerView(ticker, language, t),
      headlines,
      intro,
      announcements,
      news,
      events,
      weather: weather && weatherView(weather, language, t),
      rates: rates && ratesView(rates, language, t),
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
