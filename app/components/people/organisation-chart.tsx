import { Link, type LinkView } from "../elements/link";
import { RichText } from "../elements/rich-text";

export type ChartPlace = "trunk" | "left" | "right" | "hanging";

interface ChartPersonView {
  link: LinkView;
  text: string | null;
}

export interface ChartNodeView {
  key: string;
  place: ChartPlace;
  title: string;
  link: LinkView | null;
  head: ChartPersonView | null;
  people: { summary: string; list: ChartPersonView[] } | null;
  layout: "sides" | "fan" | "hang";
  below: ChartNodeView[];
}

export interface OrganisationChartView {
  label: string;
  trees: ChartNodeView[];
  text: { html: string; lang?: "tr" | "en" } | null;
  empty: string | null;
}

function PersonLine({ person }: { person: ChartPersonView }) {
  return (
    <>
      <Link to={person.link} />
      {person.text ? <span className="note">, {person.text}</span> : null}
    </>
  );
}

function Box({ node }: { node: ChartNodeView }) {
  const { title, link, head, people } = node;
  return (
    <div className="chart-box">
      <p className="chart-title">{link ? <Link to={link} /> : title}</p>
      {head ? (
        <p className="chart-head">
          <PersonLine person={head} />
        </p>
      ) : null}
      {people ? (
        <details>
          <summary>{people.summary}</summary>
          <ul className="chart-people">
            {people.list.map((person) => (
              <li key={person.link.href}>
                <PersonLine person={person} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function Node({ node }: { node: ChartNodeView }) {
  return (
    <li className={node.place}>
      <Box node={node} />
      {node.below.length > 0 ? (
        <ul className={`chart-below ${node.layout}`}>
          {node.below.map((below) => (
            <Node key={below.key} node={below} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function OrganisationChart({ view }: { view: OrganisationChartView }) {
  return (
    <div className="organisation">
      {view.trees.length > 0 ? (
        <ul className="organisation-chart" aria-label={view.label}>
          {view.trees.map((tree) => (
            <Node key={tree.key} node={tree} />
          ))}
        </ul>
      ) : null}
      {view.empty ? <p className="empty">{view.empty}</p> : null}
      {view.text ? <RichText html={view.text.html} lang={view.text.lang} /> : null}
    </div>
  );
}
