import { Link, type LinkView } from "../elements/link";
import { Section, type SectionView } from "../elements/section";

export interface CollectionView {
  items: {
    link: LinkView;
    summary: string | null;
    meta?: string[];
    lang?: "tr" | "en";
  }[];
  empty: string | null;
}

export function Collection({ view, level = 2 }: { view: CollectionView; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (view.items.length === 0) return view.empty ? <p className="empty">{view.empty}</p> : null;
  return (
    <ul className="entries">
      {view.items.map(({ link, summary, meta = [], lang }) => (
        <li key={link.href} lang={lang}>
          <Heading>
            <Link to={link} />
          </Heading>
          {meta.length > 0 ? (
            <p className="meta">
              {meta.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          ) : null}
          {summary ? <p>{summary}</p> : null}
        </li>
      ))}
    </ul>
  );
}

export interface CollectionGroupsView {
  groups: { section: SectionView; collection: CollectionView }[];
  empty: string | null;
}

export function CollectionGroups({ view: { groups, empty } }: { view: CollectionGroupsView }) {
  return (
    <div className="list-page">
      {empty ? <p className="empty">{empty}</p> : null}
      {groups.map(({ section, collection }) => (
        <Section key={section.id} view={section}>
          <Collection view={collection} level={3} />
        </Section>
      ))}
    </div>
  );
}
