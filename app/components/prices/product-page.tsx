import { DataTable, type DataTableView } from "../tables/data-table";
import { Facts, type FactView } from "../elements/facts";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import { Downloads, type FiguresView } from "./figures-page";
import {
  LastPrice,
  type LastPriceView,
  type PriceChangeView,
  PriceChanges,
  PriceDetails,
} from "./last-price";
import { LinkRow, type LinkView } from "../elements/link";
import { useLiteView } from "../elements/lite-view";
import { type ChartDrawing, LineChart } from "../elements/chart";
import { ChartTable, type ChartTableView, PriceChart } from "./price-chart";

export interface SeasonChartView {
  heading: string;
  about: string;
  drawing: ChartDrawing;
  table: ChartTableView | null;
}

export interface LoadWorthView {
  id: string;
  heading: string;
  form: FilterFormView;
  facts: FactView[];
  note: string;
  links: LinkView[];
}

export interface ProductView {
  price: LastPriceView | null;
  changesHeading: string;
  changes: PriceChangeView[];
  facts: FactView[];
  worth: LoadWorthView | null;
  seasons: SeasonChartView | null;
  classes: { heading: string; view: DataTableView } | null;
  /** What a visitor may do with the product; beside its price. */
  actions: LinkView[];
  links: LinkView[];
  daysHeading: string;
  figures: FiguresView;
}

function SeasonChart({ view }: { view: SeasonChartView }) {
  const isLite = useLiteView() !== null;
  return (
    <section className="price-chart" aria-labelledby="sezonlar">
      <h2 id="sezonlar">{view.heading}</h2>
      <p className="note">{view.about}</p>
      <LineChart drawing={view.drawing} />
      <ChartTable table={view.table} isOpen={isLite} />
    </section>
  );
}

function LoadWorth({ view: { id, heading, form, facts, note, links } }: { view: LoadWorthView }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <FilterForm view={form} id={id} />
      {facts.length > 0 ? (
        <>
          <Facts facts={facts} />
          <p className="note">{note}</p>
        </>
      ) : null}
      <LinkRow links={links} />
    </section>
  );
}

export function ProductPage({ view }: { view: ProductView }) {
  const { price, changes, facts, worth, seasons, classes, actions, links, figures } = view;
  return (
    <div className="figures-page product">
      {figures.notice ? <p className="notice info">{figures.notice}</p> : null}
      {price ? (
        <div className="product-head">
          <LastPrice view={price}>
            <PriceDetails view={price} />
          </LastPrice>
          {changes.length > 0 ? (
            <section aria-labelledby="degisim">
              <h2 id="degisim">{view.changesHeading}</h2>
              <PriceChanges changes={changes} />
            </section>
          ) : null}
          <LinkRow links={actions} />
          {facts.length > 0 ? <Facts facts={facts} /> : null}
        </div>
      ) : (
        <LinkRow links={actions} />
      )}
      {worth ? <LoadWorth view={worth} /> : null}
      {figures.empty ? <p className="empty">{figures.empty.text}</p> : null}
      {figures.chart ? <PriceChart view={figures.chart} /> : null}
      {seasons ? <SeasonChart view={seasons} /> : null}
      {classes ? (
        <section aria-labelledby="siniflar">
          <h2 id="siniflar">{classes.heading}</h2>
          <DataTable view={classes.view} />
        </section>
      ) : null}
      {figures.table ? (
        <section aria-labelledby="gunler">
          <h2 id="gunler">{view.daysHeading}</h2>
          <DataTable view={figures.table} />
        </section>
      ) : null}
      <LinkRow links={links} />
      {figures.downloads ? <Downloads view={figures.downloads} /> : null}
      {figures.source ? <p className="note">{figures.source}</p> : null}
      <p className="print-address">{figures.address}</p>
    </div>
  );
}
