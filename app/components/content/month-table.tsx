import { Link, LinkRow, type LinkView } from "../elements/link";

export interface DayView {
  iso: string;
  day: string;
  todayNote: string | null;
  events: LinkView[];
  jump: LinkView | null;
}

export interface MonthView {
  caption: string;
  navigation: string;
  previous: LinkView | null;
  next: LinkView | null;
  now: LinkView | null;
  weekdays: { short: string; long: string }[];
  /** Monday to Sunday; null is a day of another month. */
  weeks: (DayView | null)[][];
}

function Day({ day }: { day: DayView }) {
  return (
    <>
      <time dateTime={day.iso}>{day.day}</time>
      {day.todayNote ? <span className="vh">{` (${day.todayNote})`}</span> : null}
      {day.jump ? (
        <Link to={day.jump} className="jump">
          <span aria-hidden="true">●</span>
          <span className="vh">{day.jump.label}</span>
        </Link>
      ) : null}
      {day.events.length > 0 ? (
        <ul>
          {day.events.map((event) => (
            <li key={event.href}>
              <Link to={event} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function MonthTable({ view }: { view: MonthView }) {
  const links = [view.previous, view.now, view.next].filter((link) => link !== null);
  return (
    <div className="month">
      <LinkRow links={links} label={view.navigation} />
      <table>
        <caption>{view.caption}</caption>
        <colgroup>
          <col span={7} />
        </colgroup>
        <thead>
          <tr>
            {view.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, index) =>
                day ? (
                  <td
                    key={day.iso}
                    className={day.events.length > 0 ? "busy" : undefined}
                    aria-current={day.todayNote ? "date" : undefined}
                  >
                    <Day day={day} />
                  </td>
                ) : (
                  <td key={index} className="other" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
