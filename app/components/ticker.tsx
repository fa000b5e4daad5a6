import { Change, type ChangeView } from "./change";
import type { DateView } from "./news-card";

export interface TickerView {
  label: string;
  /** Names the control that holds the line still. */
  pause: string;
  items: { name: string; price: string | null; change: ChangeView | null; day: DateView | null }[];
}

function Items({ items }: Pick<TickerView, "items">) {
  return items.map(({ name, price, change, day }) => (
    <li key={name}>
      {name}
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

/**
 * Last prices in one moving line, for wide screens: the board below says the same. It is held still by hovering,
 * by focus and by the box, all by style sheet alone, and rests after a few rounds (WCAG 2.2.2).
 */
export function Ticker({ view }: { view: TickerView }) {
  return (
    <div className="ticker">
      <label className="ticker-pause">
        <input type="checkbox" />
        <span className="vh">{view.pause}</span>
      </label>
      {/* A line that is held still is read on by scrolling. */}
      <section className="ticker-window" aria-label={view.label} tabIndex={0}>
        <div className="ticker-line">
          <ul>
            <Items items={view.items} />
          </ul>
          <ul aria-hidden="true">
            <Items items={view.items} />
          </ul>
        </div>
      </section>
    </div>
  );
}
