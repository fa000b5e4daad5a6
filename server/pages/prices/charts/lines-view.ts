import type { ChartTableView } from "~/components/prices/price-chart";
import type { PageContext } from "../../../request/page-loader";
import { soleSection } from "../../figures/data-table";
import { tableView } from "../../figures/table-view";
import type { ChartLine, ChartLines } from "./chart-drawing";

export interface NamedLines extends ChartLines {
  nameOf: (at: number) => string;
}

export function aboutLines({ t }: PageContext, { period, firstMonth, nameOf }: NamedLines): string[] {
  const averages = {
    day: t("compare.daily"),
    week: t("compare.weekly"),
    month: t("compare.monthly"),
  }[period];
  const isByCalendar = firstMonth === null || firstMonth === 1;
  return [averages, ...(isByCalendar ? [] : [t("compare.seasonsBegin", { month: nameOf(0) })])];
}

interface Measure {
  unit: string;
  decimals: number;
}

export function linesTable(
  { t, language }: PageContext,
  { nameOf, period, firstMonth }: NamedLines,
  lines: readonly ChartLine[],
  { title, unit, measure }: { title: string; unit: string | null; measure?: Measure },
): ChartTableView | null {
  const values = lines.map(({ points }) => new Map(points.map(({ at, average }) => [at, average])));
  const places = [...new Set(values.flatMap((own) => [...own.keys()]))].toSorted((a, b) => a - b);
  const view = tableView(
    {
      title,
      columns: [
        {
          key: "period",
          label: t(period === "day" ? "figures.day" : period === "week" ? "weekly.week" : "figures.month"),
          kind: "text",
        },
        ...lines.map(({ name, mark }, at) => ({
          key: String(at),
          label: (firstMonth === null ? mark : name) + (measure ? ` (${measure.unit})` : ""),
          ...(unit === null
            ? { kind: "measure" as const, decimals: measure?.decimals ?? 1 }
            : { kind: "price" as const }),
          ...(at === 0 && { place: "main" as const }),
          missing: "–",
        })),
      ],
      sections: soleSection(
        "cizgiler",
        unit,
        (firstMonth === null ? places.toReversed() : places).map((at) => ({
          values: {
            ...Object.fromEntries(values.map((own, line) => [line, own.get(at) ?? null])),
            period: nameOf(at),
          },
        })),
      ),
    },
    { language, t },
  );
  return view && { summary: t("chart.table"), view };
}
