import { DataTable, type DataTableView } from "../tables/data-table";
import { Fold } from "../forms/filter-form";
import { FiguresPage, type FiguresView } from "./figures-page";

export interface PriceDeskView {
  figures: FiguresView;
  movers: { heading: string; view: DataTableView } | null;
}

function Movers({ heading, view }: NonNullable<PriceDeskView["movers"]>) {
  return (
    <>
      <Fold words={heading} />
      <section className="movers" aria-labelledby="degisen">
        <h2 id="degisen">{heading}</h2>
        <DataTable view={view} />
      </section>
    </>
  );
}

export function PriceDesk({ view: { figures, movers } }: { view: PriceDeskView }) {
  return <FiguresPage view={figures} before={movers ? <Movers {...movers} /> : null} />;
}
