import { AmountBars, type AmountBarsView } from "./amount-bars";
import { Choices, type ChoicesView } from "../elements/link";
import { Dues, type DuesView } from "./dues";
import { Facts, type FactView } from "../elements/facts";
import { FiguresPage, type FiguresView } from "../prices/figures-page";
import { LiveRefresh, type LiveRefreshView } from "./live-refresh";
import { Ticker, type TickerView } from "../prices/ticker";
import { Tiles, type TilesView } from "../elements/tiles";

export interface ParticularsView {
  id: string;
  heading: string;
  items: FactView[];
}

export interface AroundFiguresView {
  dues: DuesView | null;
  sections: ChoicesView | null;
  refresh: LiveRefreshView | null;
  ticker: TickerView | null;
  tiles: TilesView[];
  particulars: ParticularsView | null;
  choices: ChoicesView | null;
  bars: AmountBarsView | null;
  after: ParticularsView | null;
}

export interface MemberFiguresView {
  figures: FiguresView;
  around: AroundFiguresView | null;
}

function Particulars({ view }: { view: ParticularsView }) {
  return (
    <section className="particulars" aria-labelledby={view.id}>
      <h2 id={view.id}>{view.heading}</h2>
      <Facts facts={view.items} />
    </section>
  );
}

export function MemberFigures({ view: { figures, around } }: { view: MemberFiguresView }) {
  if (!around) return <FiguresPage view={figures} />;
  const { dues, sections, refresh, ticker, tiles, particulars, choices, bars, after } = around;
  return (
    <div className="member-figures">
      {dues ? <Dues view={dues} /> : null}
      {sections ? (
        <div className="member-sections">
          <Choices kind="chips" {...sections} />
        </div>
      ) : null}
      {refresh ? <LiveRefresh view={refresh} /> : null}
      {ticker ? <Ticker view={ticker} /> : null}
      {tiles.map((group) => (
        <Tiles key={group.id} view={group} />
      ))}
      {particulars ? <Particulars view={particulars} /> : null}
      {choices ? <Choices kind="chips" {...choices} /> : null}
      <FiguresPage view={figures}>
        {bars ? <AmountBars view={bars} /> : null}
        {after ? <Particulars view={after} /> : null}
      </FiguresPage>
    </div>
  );
}
