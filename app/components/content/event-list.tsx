import { Link, type LinkView } from "../elements/link";

export interface EventView {
  key: string;
  link: LinkView | null;
  title: string;
  kind: string | null;
  date: { iso: string; day: string; month: string; year: string | null; text: string };
  details: string[];
  calendar?: LinkView | null;
  lang?: "tr" | "en";
}

export function EventList({ items, level = 3 }: { items: EventView[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="events">
      {items.map((event) => (
        <li key={event.key} id={`etkinlik-${event.key}`} lang={event.lang}>
          <time dateTime={event.date.iso}>
            <span aria-hidden="true">
              <b>{event.date.day}</b>
              {` ${event.date.month}`}
              {event.date.year ? <small>{event.date.year}</small> : null}
            </span>
            <span className="vh">{event.date.text}</span>
          </time>
          <div>
            <Heading>{event.link ? <Link to={event.link}>{event.title}</Link> : event.title}</Heading>
            <p className="meta">
              {event.kind ? <span className="kind">{event.kind}</span> : null}
              {event.details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
              {event.calendar ? (
                <Link to={event.calendar}>
                  {event.calendar.label}
                  <span className="vh">{`: ${event.title}`}</span>
                </Link>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
