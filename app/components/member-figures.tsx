import { AmountBars, type AmountBarsView } from "./amount-bars";
import { Choices } from "./choices";
import { FiguresPage, type FiguresView } from "./figures-page";
import { Link, type ChoiceView, type LinkView } from "./link";
import { LiveCards, type LiveCardsView } from "./live-cards";
import { LiveRefresh, type LiveRefreshView } from "./live-refresh";
import { Ticker, type TickerView } from "./ticker";
import { Tiles, type TilesView } from "./tiles";

/** What somebody knows of themselves or of a thing: terms with what they stand for. */
export interface ParticularsView {
  id: string;
  heading: string;
  items: { term: string; text: string }[];
  links: LinkView[];
}

/** What stands around the figures of a member's page. */
export interface AroundFiguresView {
  /** The parts of the page; each has its address. */
  sections: { label: string; links: ChoiceView[] } | null;
  refresh: LiveRefreshView | null;
  ticker: TickerView | null;
  tiles: TilesView[];
  cards: LiveCardsView | null;
  particulars: ParticularsView | null;
  /** The ways in which a section's figures can be seen. */
  choices: { label: string; links: ChoiceView[] } | null;
  bars: AmountBarsView | null;
}

export interface MemberFiguresView {
  figures: FiguresView;
  around: AroundFiguresView | null;
}

function Particulars({ view }: { view: ParticularsView }) {
  return (
    <section className="particulars" aria-labelledby={view.id}>
      <h2 id={view.id}>{view.heading}</h2>
      <dl>
        {view.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {view.links.map((link) => (
        <Link key={link.href} to={link} />
      ))}
    </section>
  );
}

/** The same figures when newer ones were asked for in vain. */
export function notRefreshed(view: MemberFiguresView): MemberFiguresView {
  const { around } = view;
  if (!around?.refresh) return view;
  return { ...view, around: { ...around, refresh: { ...around.refresh, hasFailed: true } } };
}

/** A member's page of figures: its sections, head figures and cards, then tables, charts and downloads. */
export function MemberFigures({ view: { figures, around } }: { view: MemberFiguresView }) {
  if (!around) return <FiguresPage view={figures} />;
  const { sections, refresh, ticker, tiles, cards, particulars, choices, bars } = around;
  return (
    <div className="member-figures">
      {sections ? (
        <div className="member-sections">
          <Choices kind="chips" label={sections.label} links={sections.links} />
        </div>
      ) : null}
      {refresh ? <LiveRefresh view={refresh} /> : null}
      {ticker ? <Ticker view={ticker} /> : null}
      {tiles.map((group) => (
        <Tiles key={group.id} view={group} />
      ))}
      {cards ? <LiveCards view={cards} /> : null}
      {particulars ? <Particulars view={particulars} /> : null}
      {choices ? <Choices kind="switch" label={choices.label} links={choices.links} /> : null}
      <FiguresPage view={figures}>{bars ? <AmountBars view={bars} /> : null}</FiguresPage>
    </div>
  );
}
