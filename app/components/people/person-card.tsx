import { EmailText } from "../elements/email-text";
import { Link, type LinkView } from "../elements/link";
import { Portrait, type PortraitView } from "./portrait";

export interface PersonCardView {
  key: string;
  link: LinkView;
  lines: { text: string; lang?: "tr" | "en" }[];
  /** "Dahili 110"; a link when the exchange's number is known */
  extension: { text: string; link: LinkView | null } | null;
  email: LinkView | null;
  portrait: PortraitView;
}

export function PersonCard({ card, eager }: { card: PersonCardView; eager?: boolean }) {
  return (
    <article className="person-card">
      <Portrait view={card.portrait} eager={eager} />
      <div className="person-text">
        <p className="person-name">
          <Link to={card.link} className="whole" />
        </p>
        {card.lines.map(({ text, lang }) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
        {card.extension ? (
          <p className="person-contact">
            {card.extension.link ? <Link to={card.extension.link} /> : card.extension.text}
          </p>
        ) : null}
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
