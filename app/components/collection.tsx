import { Link, type LinkView } from "./link";

export interface CollectionView {
  items: { link: LinkView; summary: string | null; lang?: "tr" | "en" }[];
  empty: string | null;
}

/** The index of a handful of texts, such as the policies. */
export function Collection({ view }: { view: CollectionView }) {
  if (view.items.length === 0) return view.empty ? <p className="empty">{view.empty}</p> : null;
  return (
    <ul className="collection">
      {view.items.map(({ link, summary, lang }) => (
        <li key={link.href} lang={lang}>
          <h2>
            <Link to={link} />
          </h2>
          {summary ? <p>{summary}</p> : null}
        </li>
      ))}
    </ul>
  );
}
