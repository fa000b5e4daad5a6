import { Chart, type ChartAxes } from "./chart";

export interface AmountBarsView extends ChartAxes {
  heading: string;
  unit: string;
  /** One path. */
  bars: string;
}

/** Amounts day by day; the table above says the same. */
export function AmountBars({ view }: { view: AmountBarsView }) {
  return (
    <section className="price-chart" aria-labelledby="gun-grafik">
      <h2 id="gun-grafik">{view.heading}</h2>
      <figure>
        <Chart axes={view} paths={<path className="bars" d={view.bars} />} />
        <figcaption>{view.unit}</figcaption>
      </figure>
    </section>
  );
}
