import { NewsCard, type NewsCardView } from "./news-card";

interface NewsListProps {
  items: NewsCardView[];
  /** cards: three across, the first one large on phones; rows: picture beside the text. */
  as: "cards" | "rows";
  level?: 2 | 3;
  /** How many of them stand in the first view of their page. */
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
