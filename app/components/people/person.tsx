import { Link, type LinkView } from "../elements/link";
import { EmailText } from "../elements/email-text";
import { Portrait, type PortraitView } from "./portrait";
import { RichText } from "../elements/rich-text";

export interface PersonView {
  portrait: PortraitView;
  facts: { term: string; entries: { text: string; link: LinkView | null; lang?: "tr" | "en" }[] }[];
  biography: { html: string; lang?: "tr" | "en" } | null;
  noBiography: string | null;
}

export function Person({ view }: { view: PersonView }) {
  return (
    <div className="person">
      <div className="person-side">
        <Portrait view={view.portrait} eager />
        <dl className="facts">
          {view.facts.map(({ term, entries }) => (
            <div key={term}>
              <dt>{term}</dt>
              {entries.map(({ text, link, lang }) => (
                <dd key={text} lang={lang}>
                  {link ? (
                    <Link to={link}>{text.includes("@") ? <EmailText address={text} /> : text}</Link>
                  ) : (
                    text
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      {view.biography ? <RichText html={view.biography.html} lang={view.biography.lang} /> : null}
      {view.noBiography ? <p className="note">{view.noBiography}</p> : null}
    </div>
  );
}
