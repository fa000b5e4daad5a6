import type { ReactNode } from "react";
import { FigureSection, type FigureTableView } from "./figure-table";
import { FilterForm, type FilterFormView } from "./filter-form";
import { Link, type LinkView } from "./link";
import { Pager, type PagerView } from "./pager";
import { PriceChart, type PriceChartView } from "./price-chart";

export interface DownloadsView {
  heading: string;
  links: LinkView[];
  openData: { summary: string; paragraphs: string[]; fields: { key: string; label: string }[] } | null;
}

export interface FiguresView {
  chooser: FilterFormView | null;
  neighbours: { label: string; links: LinkView[] } | null;
  notice: string | null;
  summary: string | null;
  /** What changes are against, where there are any. */
  changeBase: string | null;
  /** Links to the sections below, when there are many. */
  jumps: { label: string; links: LinkView[] } | null;
  tables: FigureTableView[];
  pager: PagerView | null;
  empty: { text: string; links: LinkView[] } | null;
  chart: PriceChartView | null;
  downloads: DownloadsView | null;
  archive: { heading: string; links: LinkView[] } | null;
  source: string | null;
}

function OpenData({ view }: { view: NonNullable<DownloadsView["openData"]> }) {
  return (
    <details suppressHydrationWarning>
      <summary>{view.summary}</summary>
      {view.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <dl className="fields">
        {view.fields.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Downloads({ view }: { view: DownloadsView }) {
  return (
    <section className="downloads" aria-labelledby="indir">
      <h2 id="indir">{view.heading}</h2>
      <ul className="download-bar">
        {view.links.map((link) => (
          <li key={link.href}>
            <Link to={link} className="button quiet" />
          </li>
        ))}
      </ul>
      {view.openData ? <OpenData view={view.openData} /> : null}
    </section>
  );
}

/** A page of figures: what to choose, tables, a chart, what else belongs to them, downloads. */
export function FiguresPage({ view, children }: { view: FiguresView; children?: ReactNode }) {
  const { neighbours, jumps, empty, archive } = view;
  return (
    <div className="figures-page">
      {neighbours ? (
        <nav className="neighbours" aria-label={neighbours.label}>
          {neighbours.links.map((link) => (
            <Link key={link.href + link.label} to={link} />
          ))}
        </nav>
      ) : null}
      {view.chooser ? <FilterForm view={view.chooser} /> : null}
      {view.notice ? <p className="notice info">{view.notice}</p> : null}
      {view.summary ? <p className="count">{view.summary}</p> : null}
      {view.changeBase ? <p className="count">{view.changeBase}</p> : null}
      {empty ? (
        <div className="empty">
          <p>{empty.text}</p>
          {empty.links.map((link) => (
            <Link key={link.href} to={link} className="button" />
          ))}
        </div>
      ) : null}
      {jumps ? (
        <nav className="choices chips jumps" aria-label={jumps.label}>
          {jumps.links.map((link) => (
            <Link key={link.href} to={link} />
          ))}
        </nav>
      ) : null}
      {view.tables.map((table) => (
        <FigureSection key={table.id} view={table} />
      ))}
      {view.pager ? <Pager view={view.pager} /> : null}
      {view.chart ? <PriceChart view={view.chart} /> : null}
      {children}
      {view.downloads ? <Downloads view={view.downloads} /> : null}
      {archive ? (
        <nav className="archive" aria-label={archive.heading}>
          <h2>{archive.heading}</h2>
          <ul>
            {archive.links.map((link) => (
              <li key={link.href}>
                <Link to={link} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {view.source ? <p className="source">{view.source}</p> : null}
    </div>
  );
}
