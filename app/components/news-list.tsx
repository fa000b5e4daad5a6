import { NewsCard, type NewsCardView } from "./news-card";

interface NewsListProps {
  items: NewsCardView[];
  /** cards: three across, the first one large on phones; rows: picture beside the text. */
  as: "cards" | "rows";
  level?: 2 | 3;
}

export function NewsList({ items, as, level }: NewsListProps) {
  return (
    <ul className={`news ${as}`}>
      {items.map((card) => (
        <li key={card.link.href}>
          <NewsCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
