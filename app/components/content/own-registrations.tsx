import { Link, type LinkView } from "../elements/link";
import { PlainTable } from "../elements/plain-table";

export interface OwnRegistrationsView {
  heading: string;
  text: string | null;
  table: { caption: string; columns: string[]; rows: string[][] } | null;
  link: LinkView;
}

const FIGURES = [1, 3];

export function OwnRegistrations({ view: { heading, text, table, link } }: { view: OwnRegistrationsView }) {
  return (
    <section className="rich formatted" aria-labelledby="tesciller">
      <h2 id="tesciller">{heading}</h2>
      {text ? <p>{text}</p> : null}
      {table ? <PlainTable {...table} figures={FIGURES} /> : null}
      <p>
        <Link to={link} />
      </p>
    </section>
  );
}
