import { useLoaderData } from "@remix-run/react";
import { AnnouncementList } from "~/components/content/announcement-list";
import { EventList } from "~/components/content/event-list";
import { Headlines } from "~/components/home/headlines";
import { HomeLayout, QuickLinks, VisitorCounter } from "~/components/home/home-layout";
import { Intro, IntroLine } from "~/components/home/intro";
import { Rates, Weather } from "~/components/home/local-facts";
import { NewsList } from "~/components/content/news-card";
import { Notices } from "~/components/frame/page-frame";
import { PriceBoard } from "~/components/home/price-board";
import { Section } from "~/components/elements/section";
import { Ticker } from "~/components/prices/ticker";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, action, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("home"));

export default function HomePage() {
  const { frame, view } = useLoaderData<typeof loader>();
  const { ticker, headlines, intro, announcements, news, events, services, weather, rates } = view;
  return (
    <HomeLayout
      title={view.title}
      board={
        <>
          <Notices notices={frame.notices} />
          <PriceBoard view={view.board} />
          {weather || rates ? (
            <div className="local-facts">
              {weather ? <Weather view={weather} /> : null}
              {rates ? <Rates view={rates} /> : null}
            </div>
          ) : null}
        </>
      }
      ticker={ticker ? <Ticker view={ticker} /> : null}
      side={
        <>
          {headlines ? <Headlines view={headlines} /> : null}
          <Section view={announcements.section}>
            {announcements.empty ? (
              <p>{announcements.empty}</p>
            ) : (
              <AnnouncementList items={announcements.items} />
            )}
            {intro ? <IntroLine link={intro.link} /> : null}
          </Section>
        </>
      }
    >
      <Section view={news.section}>
        {news.empty ? <p>{news.empty}</p> : <NewsList items={news.items} as="cards" />}
      </Section>
      <Section view={events.section}>
        {events.empty ? <p>{events.empty}</p> : <EventList items={events.items} />}
      </Section>
      <Section view={services.section}>
        <QuickLinks links={services.links} />
      </Section>
      {intro ? <Intro view={intro} /> : null}
      <VisitorCounter words={view.counterWords} />
    </HomeLayout>
  );
}
