import { NewsCard, type NewsCardView } from "./news-card";

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
