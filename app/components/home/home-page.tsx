import type { ReactNode } from "react";
import { AnnouncementList, type AnnouncementView } from "../content/announcement-list";
import { EventList, type EventView } from "../content/event-list";
import { NewsList, type NewsCardView } from "../content/news-card";
import { LinkList, type LinkView } from "../elements/link";
import { useLiteView } from "../elements/lite-view";
import { Section, type SectionView } from "../elements/section";
import { Notices, type PageFrameView } from "../frame/page-frame";
import { Ticker, type TickerView } from "../prices/ticker";
import { Headlines, type HeadlinesView } from "./headlines";
import { Intro, IntroLine, type IntroView } from "./intro";
import { Rates, Weather, type RatesView, type WeatherView } from "./local-facts";
import { PriceBoard, type PriceBoardView } from "./price-board";

export interface HomeSection<Item> {
  section: SectionView;
  items: Item[];
  empty: string | null;
}

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
  services: { section: SectionView; links: LinkView[] };
  counterWords: string;
}

export function HomePage({ view, frame }: { view: HomeView; frame: PageFrameView }) {
  const { ticker, headlines, intro, announcements, news, events, services, weather, rates } = view;
  return (
    <div className="home">
      <h1 className="vh">{view.title}</h1>
      {ticker ? <Ticker view={ticker} /> : null}
      <div className="home-board">
        <Notices notices={frame.notices} />
        <PriceBoard view={view.board} />
        {weather || rates ? (
          <div className="local-facts">
            {weather ? <Weather view={weather} /> : null}
            {rates ? <Rates view={rates} /> : null}
          </div>
        ) : null}
      </div>
      <div className="home-side">
        {headlines ? <Headlines view={headlines} /> : null}
        <ItemSection view={announcements} list={(items) => <AnnouncementList items={items} />}>
          {intro ? <IntroLine link={intro.link} /> : null}
        </ItemSection>
      </div>
      <ItemSection view={news} list={(items) => <NewsList items={items} as="cards" />} />
      <ItemSection view={events} list={(items) => <EventList items={items} />} />
      <Section view={services.section}>
        <LinkList links={services.links} className="quick-links" />
      </Section>
      {intro ? <Intro view={intro} /> : null}
      <VisitorCounter words={view.counterWords} />
    </div>
  );
}

interface ItemSectionProps<Item> {
  view: HomeSection<Item>;
  list: (items: Item[]) => ReactNode;
  children?: ReactNode;
}

function ItemSection<Item>({ view: { section, items, empty }, list, children }: ItemSectionProps<Item>) {
  return (
    <Section view={section}>
      {empty ? <p>{empty}</p> : list(items)}
      {children}
    </Section>
  );
}

/** The browser counts; the server only reserves the line. */
function VisitorCounter({ words }: { words: string }) {
  if (useLiteView()) return null;
  return <p className="visitor-counter" data-words={words} />;
}
