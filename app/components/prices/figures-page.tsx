import { Empty } from "../elements/empty";
import type { ReactNode } from "react";
import { CopyText, type CopyTextView } from "../elements/copy-text";
import { DataTable, type DataTableView } from "../tables/data-table";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import {
  LastPrice,
  type LastPriceView,
  type PriceChangeView,
  PriceChanges,
  PriceDetails,
} from "./last-price";
import { Choices, type ChoicesView, Link, LinkList, LinkRow, type LinkView } from "../elements/link";
import { Pager, type PagerView } from "../elements/pager";
import { useLiteView } from "../elements/lite-view";
import { PriceChart, type PriceChartView } from "./price-chart";

export interface DownloadsView {
  heading: string;
  links: LinkView[];
  openData: { summary: string; paragraphs: string[] } | null;
  embed?: { summary: string; explanation: string; code: string } | null;
}

export interface FiguresView {
  head: { price: LastPriceView; changes: PriceChangeView[]; links: LinkView[] } | null;
  chooser: FilterFormView | null;
  neighbours: { label: string; links: LinkView[] } | null;
  notice: string | null;
  summary: string | null;
  workbook: LinkView | null;
  changeBase: string | null;
  copyText: CopyTextView | null;
  jumps: ChoicesView | null;
  table: DataTableView | null;
  more: LinkView[];
  pager: PagerView | null;
  empty: { text: string; links: LinkView[] } | null;
  chart: PriceChartView | null;
  downloads: DownloadsView | null;
  archive: { heading: string; links: LinkView[] } | null;
  source: string | null;
  address: string;
}

function OpenData({ view }: { view: NonNullable<DownloadsView["openData"]> }) {
  return (
    <details>
      <summary>{view.summary}</summary>
      {view.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}

function EmbedCode({ view }: { view: NonNullable<DownloadsView["embed"]> }) {
  return (
    <details>
      <summary>{view.summary}</summary>
      <p>{view.explanation}</p>
      <p>
        <code className="embed-code">{view.code}</code>
      </p>
    </details>
  );
}

export function Downloads({ view }: { view: DownloadsView }) {
  const isLite = useLiteView() !== null;
  return (
    <section className="downloads" aria-labelledby="indir">
      <h2 id="indir">{view.heading}</h2>
      <LinkList links={view.links} className="download-bar" linkClassName="button quiet" />
      {view.openData && !isLite ? <OpenData view={view.openData} /> : null}
      {view.embed && !isLite ? <EmbedCode view={view.embed} /> : null}
    </section>
  );
}

function Head({ view, chart }: { view: NonNullable<FiguresView["head"]>; chart: ReactNode }) {
  const { price, changes, links } = view;
  return (
    <>
      <div className="figures-head">
        <LastPrice view={price} />
        <PriceChanges changes={changes} />
      </div>
      {chart}
      <div className="note">
        <PriceDetails view={price} />
      </div>
      <LinkRow links={links} />
    </>
  );
}

interface FiguresPageProps {
  view: FiguresView;
  before?: ReactNode;
  children?: ReactNode;
}

export function FiguresPage({ view, before, children }: FiguresPageProps) {
  const { head, neighbours, jumps, empty, archive } = view;
  const chooser = view.chooser ? <FilterForm view={view.chooser} /> : null;
  const isFolded = view.chooser?.folded != null;
  const notice = view.notice ? <p className="notice info">{view.notice}</p> : null;
  const chart = view.chart ? <PriceChart view={view.chart} /> : null;
  return (
    <div className="figures-page">
      {before}
      {head && isFolded ? chooser : null}
      {head ? notice : null}
      {head ? <Head view={head} chart={chart} /> : null}
      {neighbours ? <LinkRow {...neighbours} /> : null}
      {head && isFolded ? null : chooser}
      {head ? null : notice}
      {view.summary ? (
        <p className="note">
          {view.summary} {view.workbook ? <Link to={view.workbook} /> : null}
        </p>
      ) : null}
      {empty ? <Empty text={empty.text} links={empty.links} /> : null}
      {jumps ? (
        <details className="jumps">
          <summary>{jumps.label}</summary>
          <Choices kind="chips" {...jumps} />
        </details>
      ) : null}
      {view.table ? <DataTable view={view.table} /> : null}
      {view.changeBase ? <p className="note">{view.changeBase}</p> : null}
      {view.copyText ? <CopyText view={view.copyText} /> : null}
      <LinkRow links={view.more} />
      {view.pager ? <Pager view={view.pager} /> : null}
      {head ? null : chart}
      {children}
      {view.downloads ? <Downloads view={view.downloads} /> : null}
      {archive ? (
        <nav className="archive" aria-label={archive.heading}>
          <h2>{archive.heading}</h2>
          <LinkList links={archive.links} />
        </nav>
      ) : null}
      {view.source ? <p className="note">{view.source}</p> : null}
      <p className="print-address">{view.address}</p>
    </div>
  );
}
