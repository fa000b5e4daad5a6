import { Link, type LinkView } from "../elements/link";

export interface LinkGroupsView {
  groups: {
    heading: string;
    lang?: "tr" | "en";
    links: { link: LinkView; about: string | null; host: string | null; lang?: "tr" | "en" }[];
  }[];
  empty: string | null;
}

export function LinkGroups({ view }: { view: LinkGroupsView }) {
  return (
    <div className="link-groups">
      {view.empty ? <p className="empty">{view.empty}</p> : null}
      {view.groups.map(({ heading, lang, links }, index) => (
        <section key={heading} aria-labelledby={`links-${index}`}>
          <h2 id={`links-${index}`} lang={lang}>
            {heading}
          </h2>
          <ul>
            {links.map(({ link, about, host, lang: itsLanguage }) => (
              <li key={link.href} lang={itsLanguage}>
                <Link to={link} />
                {about ? <p>{about}</p> : null}
                {host ? <small>{host}</small> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
