import { Chart, type ChartAxes } from "../elements/chart";

export interface AmountBarsView extends ChartAxes {
  heading: string;
  bars: string;
}

export function AmountBars({ view }: { view: AmountBarsView }) {
  return (
    <section className="price-chart" aria-labelledby="gun-grafik">
      <h2 id="gun-grafik">{view.heading}</h2>
      <figure>
        <Chart axes={view} paths={<path className="bars" d={view.bars} />} />
      </figure>
    </section>
  );
}
