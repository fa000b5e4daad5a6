import { Link, type LinkView } from "../elements/link";

export interface MemberGroupsView {
  summary: string;
  groups: {
    key: string;
    link: LinkView;
    count: string;
    countWords: string;
    council: { label: string; people: LinkView[] } | null;
  }[];
  all: LinkView;
  empty: string | null;
}

export function MemberGroups({ view }: { view: MemberGroupsView }) {
  if (view.empty) return <p className="empty">{view.empty}</p>;
  return (
    <div className="member-groups">
      <p className="note">{view.summary}</p>
      <ul>
        {view.groups.map(({ key, link, count, countWords, council }) => (
          <li key={key} className="member-group">
            <h2>
              <Link to={link} className="whole" />
            </h2>
            <p className="member-count">
              <strong>{count}</strong> {countWords}
            </p>
            {council ? (
              <div className="speakers">
                <p>{council.label}</p>
                <ul>
                  {council.people.map((person) => (
                    <li key={person.href}>
                      <Link to={person} />
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <Link to={view.all} className="more" />
      </p>
    </div>
  );
}
