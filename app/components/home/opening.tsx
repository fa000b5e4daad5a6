import { useLiteView } from "../elements/lite-view";
import { Link, type LinkView } from "../elements/link";
import { type ImageView, Picture } from "../elements/picture";
import { RichText } from "../elements/rich-text";

export interface OpeningItemView {
  title: string;
  link: LinkView | null;
  image: ImageView | null;
  html: string;
  lang?: "tr" | "en";
}

export interface OpeningView {
  items: OpeningItemView[];
  empty: string | null;
}

export function OpeningItem({ item, eager }: { item: OpeningItemView; eager?: boolean }) {
  const { title, link, image, html, lang } = item;
  const isLite = useLiteView() !== null;
  return (
    <article className="opening" lang={lang}>
      <h2>{link ? <Link to={link} /> : title}</h2>
      {image && link && !isLite ? (
        <Link to={link} className="opening-picture">
          <Picture image={image} eager={eager} />
        </Link>
      ) : image ? (
        <Picture image={image} eager={eager} />
      ) : null}
      <RichText html={html} />
    </article>
  );
}

export function OpeningList({ view }: { view: OpeningView }) {
  if (view.empty) return <p className="empty">{view.empty}</p>;
  return (
    <ul className="opening-list">
      {view.items.map((item, index) => (
        <li key={item.title}>
          <OpeningItem item={item} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}
