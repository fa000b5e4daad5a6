/** Places are percentages of the drawing; the bars are one path made for a field of 1000 by 100. */
export interface AmountBarsView {
  heading: string;
  label: string;
  unit: string;
  bars: string;
  yTicks: { at: string; label: string }[];
  xTicks: { at: string; label: string }[];
}

/** Amounts day by day; the table above says the same. */
export function AmountBars({ view }: { view: AmountBarsView }) {
  return (
    <section className="price-chart" aria-labelledby="gun-grafik">
      <h2 id="gun-grafik">{view.heading}</h2>
      <figure>
        <svg className="chart" role="img" aria-label={view.label}>
          {view.yTicks.map(({ at, label }) => (
            <g key={at}>
              <line x1="0" x2="100%" y1={at} y2={at} />
              <text x="0" y={at} dy="-4">
                {label}
              </text>
            </g>
          ))}
          {view.xTicks.map(({ at, label }) => (
            <text key={at} x={at} y="98%" className="x">
              {label}
            </text>
          ))}
          <svg viewBox="0 0 1000 100" preserveAspectRatio="none" width="100%" height="100%">
            <path className="bars" d={view.bars} />
          </svg>
        </svg>
        <figcaption>{view.unit}</figcaption>
      </figure>
    </section>
  );
}
