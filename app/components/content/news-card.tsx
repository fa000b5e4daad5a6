import { Link, type LinkView } from "../elements/link";
import { type ImageView, Picture } from "../elements/picture";

export interface DateView {
  iso: string;
  text: string;
}

export interface NewsCardView {
  link: LinkView;
  date: DateView;
  kind?: string | null;
  pinned?: string | null;
  summary?: string | null;
  image: ImageView | null;
  lang?: "tr" | "en";
}

interface NewsCardProps {
  card: NewsCardView;
  level?: 2 | 3;
  eager?: boolean;
}

export function NewsCard({ card, level = 3, eager }: NewsCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card" lang={card.lang}>
      {card.image ? <Picture image={card.image} eager={eager} className="card-image" instead={null} /> : null}
      <div className="card-text">
        <p className="meta">
          <time dateTime={card.date.iso}>{card.date.text}</time>
          {card.kind ? <span className="kind">{card.kind}</span> : null}
          {card.pinned ? <span>{card.pinned}</span> : null}
        </p>
        <Heading>
          <Link to={card.link} className="whole" />
        </Heading>
        {card.summary ? <p className="card-summary">{card.summary}</p> : null}
      </div>
    </article>
  );
}

interface NewsListProps {
  items: NewsCardView[];
  as: "cards" | "rows";
  level?: 2 | 3;
  eager?: number;
}

export function NewsList({ items, as, level, eager = 0 }: NewsListProps) {
  return (
    <ul className={`news ${as}`}>
      {items.map((card, index) => (
        <li key={card.link.href}>
          <NewsCard card={card} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
