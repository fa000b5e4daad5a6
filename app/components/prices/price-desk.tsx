import { Empty } from "../elements/empty";
import { DataTable, type DataTableView } from "../tables/data-table";
import { FilterForm, Fold } from "../forms/filter-form";
import { Downloads, type FiguresView } from "./figures-page";
import { Link } from "../elements/link";

export interface PriceDeskView {
  figures: FiguresView;
  movers: { heading: string; view: DataTableView } | null;
  bases: string | null;
}

export function PriceDesk({ view: { figures, movers, bases } }: { view: PriceDeskView }) {
  const { chooser, notice, summary, empty, table, more, downloads, source, address } = figures;
  return (
    <div className="figures-page">
      {notice ? <p className="notice info">{notice}</p> : null}
      {movers ? (
        <>
          <Fold words={movers.heading} />
          <section className="movers" aria-labelledby="degisen">
            <h2 id="degisen">{movers.heading}</h2>
            <DataTable view={movers.view} />
          </section>
        </>
      ) : null}
      {chooser ? <FilterForm view={chooser} /> : null}
      {empty ? <Empty text={empty.text} links={empty.links} /> : null}
      {table ? <DataTable view={table} /> : null}
      {summary ? <p className="count">{summary}</p> : null}
      {bases ? <p className="count">{bases}</p> : null}
      <p className="neighbours">
        {more.map((link) => (
          <Link key={link.href} to={link} />
        ))}
      </p>
      {downloads ? <Downloads view={downloads} /> : null}
      {source ? <p className="source">{source}</p> : null}
      <p className="print-address">{address}</p>
    </div>
  );
}
