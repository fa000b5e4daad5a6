import { Link, type LinkView } from "./link";

export interface EventView {
  key: string;
  /** null: the event has no page of its own. */
  link: LinkView | null;
  title: string;
  date: { iso: string; day: string; month: string; text: string };
  /** When and where, ready to show. */
  details: string[];
  /** Into one's own calendar. */
  calendar?: LinkView | null;
  lang?: "tr" | "en";
}

export function EventList({ items }: { items: EventView[] }) {
  return (
    <ul className="events">
      {items.map((event) => (
        <li key={event.key} lang={event.lang}>
          <time dateTime={event.date.iso}>
            <span aria-hidden="true">
              <b>{event.date.day}</b> {event.date.month}
            </span>
            <span className="vh">{event.date.text}</span>
          </time>
          <div>
            <h3>{event.link ? <Link to={event.link}>{event.title}</Link> : event.title}</h3>
            <p className="meta">
              {event.details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
              {event.calendar ? (
                <Link to={event.calendar}>
                  {event.calendar.label}
                  <span className="vh">: {event.title}</span>
                </Link>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
