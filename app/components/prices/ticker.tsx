import { useLiteView } from "../elements/lite-view";
import { Change, type ChangeView } from "../elements/change";
import type { DateView } from "../content/news-card";

export interface TickerView {
  label: string;
  pause: string;
  items: {
    name: string;
    href: string | null;
    price: string | null;
    change: ChangeView | null;
    day: DateView | null;
  }[];
}

function Items({ items }: Pick<TickerView, "items">) {
  return items.map(({ name, href, price, change, day }) => (
    <li key={name}>
      {href ? <a href={href}>{name}</a> : name}
      {price ? <b>{` ${price}`}</b> : null}
      {change ? (
        <span className={`change ${change.direction}`}>
          {" "}
          <Change view={change} />
        </span>
      ) : null}
      {day ? <time dateTime={day.iso}>{` ${day.text}`}</time> : null}
    </li>
  ));
}

/** Paused by CSS alone on hover, focus and the checkbox; stops after a few rounds (WCAG 2.2.2). */
export function Ticker({ view }: { view: TickerView }) {
  if (useLiteView()) return null;
  return (
    <div className="ticker">
      <label className="pause">
        <input type="checkbox" />
        <span className="vh">{view.pause}</span>
      </label>
      {/* A line that is held still is read on by scrolling. */}
      <section className="ticker-window" aria-label={view.label} tabIndex={0}>
        <ul className="ticker-line">
          <Items items={view.items} />
        </ul>
      </section>
    </div>
  );
}
