import { Link, type LinkView } from "./link";
import { Portrait, type PortraitView } from "./portrait";

export interface PersonCardView {
  key: string;
  /** To the person's own page. */
  link: LinkView;
  /** Office, professional group. */
  lines: { text: string; lang?: "tr" | "en" }[];
  /** "Dahili 110" */
  extension: string | null;
  email: LinkView | null;
  portrait: PortraitView;
}

/** An address that breaks at its @, if it must. */
export function EmailText({ address }: { address: string }) {
  const at = address.indexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** A person: portrait beside or above the name. The whole card leads to the person's page. */
export function PersonCard({ card, eager }: { card: PersonCardView; eager?: boolean }) {
  return (
    <article className="person-card">
      <Portrait view={card.portrait} eager={eager} />
      <div className="person-text">
        <p className="person-name">
          <Link to={card.link} />
        </p>
        {card.lines.map(({ text, lang }) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
        {card.extension ? <p className="person-contact">{card.extension}</p> : null}
        {card.email ? (
          <p className="person-contact">
            <Link to={card.email}>
              <EmailText address={card.email.label} />
            </Link>
          </p>
        ) : null}
      </div>
    </article>
  );
}
