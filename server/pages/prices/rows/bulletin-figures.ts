import type { Language } from "~/i18n/language";
import { languageOfNames, sentenceCase } from "~/i18n/casing";
import type { Translate } from "~/i18n/words";
import type { Column, DataRow, DataTable, DataSection } from "../../data-table/data-table";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { classCount } from "./bulletin-words";
import { changePercent } from "./change";
import { noteOf } from "./price-row";
import type { CodesOf } from "../products/stable-codes";

export function priceColumns(t: Translate): Column[] {
  return [
    { key: "average", label: t("figures.average"), kind: "price", place: "main" },
    { key: "min", label: t("figures.min"), kind: "price" },
    { key: "max", label: t("figures.max"), kind: "price" },
  ];
}

export function bulletinColumns(t: Translate): Column[] {
  const [average, ...bounds] = priceColumns(t);
  const change: Column = { key: "change", label: t("board.change"), kind: "change" };
  return [...(average ? [average] : []), change, ...bounds, ...tradeColumns(t)];
}

export function tradeColumns(t: Translate): Column[] {
  return [
    { key: "quantity", label: t("board.quantity"), kind: "quantity" },
    { key: "trades", label: t("figures.trades"), kind: "count" },
    { key: "amount", label: t("figures.amount"), kind: "amount" },
  ];
}

export function withoutColumn<Some extends Pick<DataTable, "columns" | "sections">>(
  figures: Some,
  key: string,
): Some {
  const isKept = (_: unknown, index: number) => figures.columns[index]?.key !== key;
  return {
    ...figures,
    columns: figures.columns.filter(isKept),
    sections: figures.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({ ...row, values: row.values.filter(isKept) })),
    })),
  };
}

interface Naming {
  language: Language;
  t: Translate;
  name: (line: PriceRow) => string;
  href: (line: PriceRow) => string | undefined;
  codesOf: CodesOf;
}

interface LinesOfGroup<Line> {
  code: string;
  name: string;
  lines: readonly Line[];
}

export function bulletinSections<Line extends PriceRow>(
  groups: readonly LinesOfGroup<Line>[],
  { language, t, name, href, codesOf }: Naming,
  extra: (line: Line) => (string | number | null)[],
): DataSection[] {
  const named = languageOfNames(
    groups.map((group) => group.name),
    language,
  );
  return groups.flatMap(({ code, name: groupName, lines }) => {
    const units = [...new Set(lines.map(({ unit }) => unit))];
    return units.map((unit) => {
      const own = lines.filter((line) => line.unit === unit);
      return {
        id: units.length > 1 ? `${code}-${unit}` : code,
        heading: sentenceCase(groupName, named) || null,
        ...(named !== language && { headingLanguage: named }),
        summary: t("figures.classes", { count: classCount(own, name) }),
        unit,
        rows: own.map((line) => ({
          ...row(line, name, href, extra),
          codes: codesOf({ id: line.productId, name: line.product, groupCode: code }),
        })),
      };
    });
  });
}

function row<Line extends PriceRow>(
  line: Line,
  name: Naming["name"],
  href: Naming["href"],
  extra: (line: Line) => (string | number | null)[],
): DataRow {
  const link = href(line);
  const note = noteOf(line);
  return {
    values: [
      name(line),
      ...extra(line),
      line.average,
      note === "doubtful" ? null : changePercent(line.average, line.previousAverage),
      line.min,
      line.max,
      line.quantity,
      line.trades,
      line.amount,
    ],
    note,
    ...(link !== undefined && { href: link }),
  };
}
