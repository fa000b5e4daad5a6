import { Link } from "./link";
import type { NewsCardView } from "./news-card";

export type AnnouncementView = Pick<NewsCardView, "link" | "date" | "lang">;

export function AnnouncementList({ items }: { items: AnnouncementView[] }) {
  return (
    <ul className="announcements">
      {items.map(({ link, date, lang }) => (
        <li key={link.href} lang={lang}>
          <time dateTime={date.iso}>{date.text}</time>
          <Link to={link} />
        </li>
      ))}
    </ul>
  );
}
