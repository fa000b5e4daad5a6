import { Link, type LinkView } from "../elements/link";
import { EventList, type EventView } from "./event-list";
import { ListFrame, type ListFrameView } from "./list-page";
import { MonthTable, type MonthView } from "./month-table";

export interface EventsPageView extends ListFrameView {
  month: MonthView | null;
  items: EventView[];
  feed: { heading: string; text: string; address: string; link: LinkView };
}

function Feed({ feed }: { feed: EventsPageView["feed"] }) {
  return (
    <section className="feed" aria-labelledby="takvim">
      <h2 id="takvim">{feed.heading}</h2>
      <p>{feed.text}</p>
      <p className="note">{feed.address}</p>
      <p>
        <Link to={feed.link} className="button quiet" />
      </p>
    </section>
  );
}

export function EventsPage({ view }: { view: EventsPageView }) {
  return (
    <>
      <ListFrame view={view}>
        {view.month ? <MonthTable view={view.month} /> : null}
        {view.items.length > 0 ? <EventList items={view.items} level={2} /> : null}
      </ListFrame>
      <Feed feed={view.feed} />
    </>
  );
}
