import { Empty } from "../elements/empty";
import { Choices, type ChoiceView, Link, type LinkView } from "../elements/link";
import { EventList, type EventView } from "./event-list";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import { MonthTable, type MonthView } from "./month-table";
import { Pager, type PagerView } from "../elements/pager";

export interface EventsPageView {
  views: ChoiceView[];
  viewsLabel: string;
  form: FilterFormView;
  notice: string | null;
  month: MonthView | null;
  count: string | null;
  items: EventView[];
  empty: { text: string; link: LinkView } | null;
  pager: PagerView | null;
  feed: { heading: string; text: string; address: string; link: LinkView };
}

function Feed({ feed }: { feed: EventsPageView["feed"] }) {
  return (
    <section className="feed" aria-labelledby="takvim">
      <h2 id="takvim">{feed.heading}</h2>
      <p>{feed.text}</p>
      <p className="feed-address">{feed.address}</p>
      <p>
        <Link to={feed.link} className="button quiet" />
      </p>
    </section>
  );
}

export function EventsPage({ view }: { view: EventsPageView }) {
  return (
    <div className="list-page">
      <Choices kind="chips" label={view.viewsLabel} links={view.views} />
      <FilterForm view={view.form} />
      {view.notice ? <p className="notice info">{view.notice}</p> : null}
      {view.month ? <MonthTable view={view.month} /> : null}
      {view.count === null ? null : <p className="count">{view.count}</p>}
      {view.items.length > 0 ? <EventList items={view.items} level={2} /> : null}
      {view.empty ? <Empty text={view.empty.text} links={[view.empty.link]} /> : null}
      {view.pager ? <Pager view={view.pager} /> : null}
      <Feed feed={view.feed} />
    </div>
  );
}
