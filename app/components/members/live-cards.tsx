import { Change, type ChangeView } from "../elements/change";
import { Link, type LinkView } from "../elements/link";

export interface LiveCardView {
  key: string;
  product: string;
  link: LinkView | null;
  price: string | null;
  unit: string;
  noPrice: string;
  change: ChangeView | null;
  /** "16,10 – 16,95 · 612 ton · 41 işlem" */
  particulars: string;
  last: string | null;
  doubtful: string | null;
}

export interface LiveCardsView {
  heading: string;
  cards: LiveCardView[];
}

function Card({ card }: { card: LiveCardView }) {
  return (
    <li>
      <h3>{card.link ? <Link to={card.link} /> : card.product}</h3>
      <p className="live-price">
        {card.price === null ? (
          card.noPrice
        ) : (
          <>
            <b>{card.price}</b> {card.unit}
          </>
        )}
        {card.change ? (
          <span className={`change ${card.change.direction}`}>
            {" "}
            <Change view={card.change} />
          </span>
        ) : null}
      </p>
      <p>{card.particulars}</p>
      {card.last === null ? null : <p>{card.last}</p>}
      {card.doubtful === null ? null : <p className="doubtful">{card.doubtful}</p>}
    </li>
  );
}

export function LiveCards({ view }: { view: LiveCardsView }) {
  return (
    <section aria-labelledby="canli">
      <h2 id="canli">{view.heading}</h2>
      <ul className="live-cards">
        {view.cards.map((card) => (
          <Card key={card.key} card={card} />
        ))}
      </ul>
    </section>
  );
}
