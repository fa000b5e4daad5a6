import { Link } from "../elements/link";
import type { NewsCardView } from "./news-card";

export type AnnouncementView = Pick<NewsCardView, "link" | "date" | "lang" | "pinned">;

export function AnnouncementList({ items }: { items: AnnouncementView[] }) {
  return (
    <ul className="announcements">
      {items.map(({ link, date, lang, pinned }) => (
        <li key={link.href} lang={lang}>
          <time dateTime={date.iso}>{date.text}</time>
          {pinned ? <small>{` · ${pinned}`}</small> : null}
          <Link to={link} />
        </li>
      ))}
    </ul>
  );
}
