import { formatNumber } from "~/i18n/numbers";
import type { CardRow, CardView } from "../../media/card-drawing";
import type { PageContext } from "../../request/page-loader";
import { type DataRow, type DataTable, valueOf } from "../figures/data-table";
import { PageError } from "../errors/page-error";
import { priceBoardView, type BoardFigures } from "../home/price-board";
import { changeBase, changePercent, changeView } from "../prices/rows/change";
import { dailyBulletin } from "../prices/bulletins/daily-bulletin";
import { isDoubtful, priceUnitWord } from "../prices/rows/price-row";
import { boardFigures } from "../prices/rows/prices";
import { dayParameter } from "../prices/days/trading-days";
import { cardFrame } from "./card-frame";
import type { Card } from "./cards";
import { pricedRows } from "./card-of-page";

const ROWS = 5;

export async function boardCard(context: PageContext): Promise<Card> {
  const { upstream, language, match, t } = context;
  const figures = await boardFigures(upstream, null, language);
  const failure = upstream.totalFailure();
  if (failure) throw failure;
  const { heading } = priceBoardView(figures, match, "kg", t);
  return { view: boardView(context, figures, heading), lifetime: "prices" };
}

function boardView(context: PageContext, figures: BoardFigures | null, heading: string): CardView {
  const priced = (figures?.rows ?? []).flatMap((row): CardRow[] => {
    if (row.average === null || isDoubtful(row)) return [];
    const percent = changePercent(row.average, row.previousAverage);
    return [cardRow(context, { name: row.product, average: row.average, unit: row.unit, percent })];
  });
  return pricesView(context, {
    heading,
    rows: priced,
    since: figures?.changedSince ?? null,
    mayChange: figures?.isToday === true,
  });
}

export async function bulletinCard(context: PageContext): Promise<Card> {
  const raw = context.url.searchParams.get("tarih");
  if (raw !== null && !dayParameter.safeParse(raw).success) throw new PageError("notFound");
  const { heading, figures, lifetime } = await dailyBulletin(context);
  const view = pricesView(context, {
    heading: heading.title,
    rows: bulletinRows(context, figures),
    since: figures.changedSince ?? null,
    mayChange: lifetime === "prices",
  });
  return { view, lifetime };
}

function bulletinRows(context: PageContext, figures: DataTable): CardRow[] {
  const number = (row: DataRow, key: string) => Number(valueOf(row, { key }) ?? 0);
  return pricedRows(figures)
    .toSorted((a, b) => number(b.row, "amount") - number(a.row, "amount"))
    .map(({ row, unit }) =>
      cardRow(context, {
        name: String(valueOf(row, { key: "product" }) ?? ""),
        average: number(row, "average"),
        unit,
        percent: valueOf(row, { key: "change" }) === null ? null : number(row, "change"),
      }),
    );
}

interface Priced {
  name: string;
  average: number;
  unit: string | null;
  percent: number | null;
}

function cardRow({ language, t }: PageContext, { name, average, unit, percent }: Priced): CardRow {
  const change = percent === null ? null : changeView(percent, { language, t });
  return {
    name,
    price: formatNumber(average, language, 2),
    unit: unit === null ? "₺" : priceUnitWord(unit, t),
    change: change && { direction: change.direction, text: change.text },
  };
}

interface Prices {
  heading: string;
  rows: CardRow[];
  since: string | null;
  mayChange: boolean;
}

function pricesView(context: PageContext, { heading, rows, since, mayChange }: Prices): CardView {
  const { t } = context;
  if (rows.length === 0) throw new PageError("notFound");
  const visible = rows.slice(0, ROWS);
  const hasChanges = visible.some(({ change }) => change !== null);
  const notes = [
    ...(mayChange ? [t("product.mayChange")] : []),
    ...(hasChanges ? [t("change.legend", { base: changeBase(since, context) })] : []),
  ];
  return { ...cardFrame(context), kind: "prices", heading, rows: visible, base: notes.join(" ") || null };
}
