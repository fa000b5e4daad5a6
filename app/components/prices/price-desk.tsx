import { DataTable, type DataTableView } from "../tables/data-table";
import { Fold } from "../forms/filter-form";
import { FiguresPage, type FiguresView } from "./figures-page";
import { type PriceChangeView, PriceChanges } from "./last-price";

export interface PriceDeskView {
  figures: FiguresView;
  announced: { heading: string; view: DataTableView; note: string } | null;
  movers: { heading: string; changes: PriceChangeView[] } | null;
}

function Movers({ heading, changes }: NonNullable<PriceDeskView["movers"]>) {
  return (
    <>
      <Fold words={heading} />
      <section className="movers" aria-labelledby="degisen">
        <h2 id="degisen">{heading}</h2>
        <PriceChanges changes={changes} />
      </section>
    </>
  );
}

function Announced({ heading, view, note }: NonNullable<PriceDeskView["announced"]>) {
  return (
    <section className="announced" aria-labelledby="aciklanan">
      <h2 id="aciklanan">{heading}</h2>
      <DataTable view={view} />
      <p className="note">{note}</p>
    </section>
  );
}

export function PriceDesk({ view: { figures, movers, announced } }: { view: PriceDeskView }) {
  return (
    <FiguresPage view={figures} before={movers ? <Movers {...movers} /> : null}>
      {announced ? <Announced {...announced} /> : null}
    </FiguresPage>
  );
}
