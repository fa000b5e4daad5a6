import { Link, type LinkView } from "./link";

export interface FactView {
  term: string;
  text: string;
  iso?: string;
  /** Makes the text a link: a number to dial, an address to write to. */
  link?: LinkView;
}

function Value({ text, iso, link }: FactView) {
  if (link) return <Link to={link}>{text}</Link>;
  return iso ? <time dateTime={iso}>{text}</time> : text;
}

/** Terms with what they stand for: when and where, telephone and address. */
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
