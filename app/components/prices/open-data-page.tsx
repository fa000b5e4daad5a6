import { Facts, type FactView } from "../elements/facts";
import { Link, LinkList, type LinkView } from "../elements/link";

export interface DataSetView {
  id: string;
  heading: string;
  lead: string;
  files: { heading: string; links: LinkView[] };
  /** A URI template: "/veri/urun/{product}.csv". */
  address: string;
  parameters: { name: string; text: string }[];
  fields: { summary: string; fields: { key: string; label: string }[] };
}

export interface OpenDataView {
  facts: FactView[];
  documents: { heading: string; links: LinkView[] };
  sets: { heading: string; sets: DataSetView[] };
  examples: { heading: string; examples: { text: string; command: string }[] };
  changes: { heading: string; changes: { day: string; date: string; text: string }[] };
}

function DataSet({ view }: { view: DataSetView }) {
  const { id, heading, lead, files, address, parameters, fields } = view;
  return (
    <section id={id} className="data-set">
      <h3>{heading}</h3>
      <p>{lead}</p>
      <p>
        <code>{address}</code>
      </p>
      {parameters.length > 0 ? (
        <dl className="data-parameters">
          {parameters.map(({ name, text }) => (
            <div key={name + text}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="data-files">
        {files.heading}{" "}
        {files.links.map((link) => (
          <Link key={link.href} to={link} />
        ))}
      </p>
      <details>
        <summary>{fields.summary}</summary>
        <dl className="fields">
          {fields.fields.map(({ key, label }) => (
            <div key={key}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

export function OpenDataPage({ view }: { view: OpenDataView }) {
  const { facts, documents, sets, examples, changes } = view;
  return (
    <div className="open-data">
      <Facts facts={facts} />
      <section>
        <h2>{documents.heading}</h2>
        <LinkList links={documents.links} />
      </section>
      <section>
        <h2>{sets.heading}</h2>
        {sets.sets.map((set) => (
          <DataSet key={set.id} view={set} />
        ))}
      </section>
      <section>
        <h2>{examples.heading}</h2>
        {examples.examples.map(({ text, command }) => (
          <div key={command}>
            <p>{text}</p>
            <pre>
              <code>{command}</code>
            </pre>
          </div>
        ))}
      </section>
      <section>
        <h2>{changes.heading}</h2>
        <ul>
          {changes.changes.map(({ day, date, text }) => (
            <li key={day + text}>
              <time dateTime={day}>{date}</time>: {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
