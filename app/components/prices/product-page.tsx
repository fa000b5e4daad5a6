import { DataTable, type DataTableView } from "../tables/data-table";
import { Facts, type FactView } from "../elements/facts";
import { Downloads, type FiguresView } from "./figures-page";
import {
  LastPrice,
  type LastPriceView,
  type PriceChangeView,
  PriceChanges,
  PriceDetails,
} from "./last-price";
import { Link, type LinkView } from "../elements/link";
import { PriceChart } from "./price-chart";
import { SeasonChart, type SeasonChartView } from "./season-chart";

export interface ProductView {
  price: LastPriceView | null;
  changesHeading: string;
  changes: PriceChangeView[];
  facts: FactView[];
  seasons: SeasonChartView | null;
  classes: { heading: string; view: DataTableView } | null;
  links: LinkView[];
  daysHeading: string;
  figures: FiguresView;
}

export function ProductPage({ view }: { view: ProductView }) {
  const { price, changes, facts, seasons, classes, links, figures } = view;
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
          {facts.length > 0 ? <Facts facts={facts} /> : null}
        </div>
      ) : null}
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
      <p className="neighbours">
        {links.map((link) => (
          <Link key={link.href} to={link} />
        ))}
      </p>
      {figures.downloads ? <Downloads view={figures.downloads} /> : null}
      {figures.source ? <p className="source">{figures.source}</p> : null}
      <p className="print-address">{figures.address}</p>
    </div>
  );
}
