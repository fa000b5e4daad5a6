import { unbrokenRanges } from "../../i18n/letters";
import { EmailText } from "./email-text";
import { Link, type LinkView } from "./link";

export interface FactView {
  term: string;
  text: string;
  iso?: string;
  link?: LinkView;
}

function Value({ text, iso, link }: FactView) {
  const content = text.includes("@") ? <EmailText address={text} /> : unbrokenRanges(text);
  if (link) return <Link to={link}>{content}</Link>;
  return iso ? <time dateTime={iso}>{content}</time> : content;
}

export function Facts({ facts }: { facts: FactView[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>
            <Value {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
