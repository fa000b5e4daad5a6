import type {
  DataCellView,
  DataColumnView,
  DataGroupView,
  DataRowView,
  DataTableView,
} from "~/components/tables/data-table";
import type { Language } from "~/i18n/language";
import type { Translate, Wording } from "~/i18n/words";
import { group as groupBy, max } from "d3-array";
import { languageOfNames } from "~/i18n/letters";
import { columnShares } from "../../html/readable-tables";
import {
  type Column,
  type DataRow,
  type DataSection,
  type Table,
  tabledColumns,
  type Value,
  valueOf,
} from "./data-table";
import { columnHeading, NOTE_WORDS, unitWord } from "./value-words";
import { writeValue } from "./write-value";
import { changeBase, changeView } from "../prices/rows/change";

interface TableWording extends Wording {
  base: string;
  unit?: string | null;
}

export function tableView(figures: Table, context: Wording): DataTableView | null {
  const { language, t } = context;
  const tabled = tabledColumns(figures);
  const sections = figures.sections.filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return null;
  // A heading says its section's unit: the heads of columns say that of the others.
  const unheaded = sections.filter(({ heading }) => heading === null);
  const units = new Set((unheaded.length > 0 ? unheaded : sections).map(({ unit }) => unit));
  const [unit = null] = units.size === 1 ? units : [];
  const wording = { language, t, base: changeBase(figures.changedSince ?? null, context) };
  const [partColumn] = tabled.filter(({ isPartHeading }) => isPartHeading);
  const columns = tabled.filter((column) => column !== partColumn);
  const isGrouped = sections.some(({ heading }) => heading !== null);
  const saysUnits = isGrouped && sections.every((section) => section.unit !== null);
  const groups = sections.flatMap((section) => {
    const own = { ...wording, unit: isGrouped ? section.unit : null };
    return partColumn ? parts(section, partColumn, columns, own) : [group(section, columns, own)];
  });
  return {
    caption: figures.title,
    details: columns.some(({ place }) => place === "detail") ? t("figures.details") : null,
    trend: figures.trend ?? null,
    columns: withShares(
      columns.map((column) => columnView(column, columns, { isGrouped, saysUnits, unit }, t)),
      groups,
      figures.trend === undefined ? [] : [LINE],
    ),
    groups,
  };
}

const LINE = 9;

function withShares(
  columns: readonly Omit<DataColumnView, "share">[],
  groups: readonly DataGroupView[],
  drawn: readonly number[],
): DataColumnView[] {
  const rows = groups.flatMap((each) => each.rows);
  const longest = columns.map(({ label }, index) => {
    const texts = rows.map((row) => (index === 0 ? row.label : textOf(row.cells[index - 1])));
    return max([...label.split(" "), ...texts], ({ length }) => length) ?? 0;
  });
  const shares = columnShares([...longest, ...drawn]);
  return columns.map((column, index) => ({ ...column, share: shares[index] ?? null }));
}

const textOf = (cell: DataCellView | undefined) => cell?.change?.text ?? cell?.text ?? "";

function columnView(
  column: Column,
  columns: readonly Column[],
  { isGrouped, saysUnits, unit }: { isGrouped: boolean; saysUnits: boolean; unit: string | null },
  t: Translate,
): Omit<DataColumnView, "share"> {
  const index = columns.indexOf(column);
  const { key, label, kind, place, sort = null } = column;
  const isName = place === "name" || (index === 0 && !columns.some((other) => other.place === "name"));
  const isBesideName = place === "main" || ((kind === "change" || kind === "day") && place !== "below");
  const isBelow = !isName && !isBesideName && place !== "plain";
  const isOnly = columns.filter((other) => other.kind === kind).length === 1;
  const unitText = isBelow && isOnly && !isGrouped ? unitOf(kind, unit, t) : null;
  const isOfGoods = kind === "price" || kind === "quantity";
  const hasUnit = unitText !== null || (kind === "quantity" && isOnly && saysUnits);
  const heading = kind === "change" ? label : columnHeading(column, unit, t);
  return {
    key,
    label: heading,
    shortLabel: !isBelow || hasUnit ? null : isOfGoods ? label : heading,
    unit: unitText,
    sort,
    className: classOf(column, index, isName),
  };
}

function unitOf(kind: Column["kind"], unit: string | null, t: Translate): string | null {
  if (unit === null || (kind !== "price" && kind !== "quantity")) return null;
  return kind === "price" ? `₺/${unitWord(unit, t)}` : unitWord(unit, t);
}

function classOf({ kind, place }: Column, index: number, isName: boolean): string | undefined {
  if (index === 0) return isName ? undefined : "rest";
  if (isName) return "name words";
  if (place === "main") return kind === "amount" || kind === "rate" ? "main lira" : "main";
  if (kind === "change" && place !== "below") return "change";
  const words = kind === "text" || kind === "time" ? "words" : null;
  const own = place === "plain" || place === "detail" ? place : null;
  return [words, own].filter(Boolean).join(" ") || undefined;
}

function group(section: DataSection, columns: readonly Column[], wording: TableWording): DataGroupView {
  const { id, heading, headingLanguage, decimals } = section;
  const own = columns.map((each) =>
    each.kind === "price" && decimals !== undefined ? { ...each, decimals } : each,
  );
  return {
    key: id,
    id,
    heading: heading === null ? null : { label: heading, ...(headingLanguage && { lang: headingLanguage }) },
    summary: summaryOf(section, columns, wording.t),
    isPart: false,
    rows: section.rows.map((row, index) => rowView(row, index, own, wording)),
  };
}

function summaryOf(
  { summary, unit, isUnitSaid }: DataSection,
  columns: readonly Column[],
  t: Translate,
): string | null {
  const hasPrice = columns.some(({ kind }) => kind === "price");
  const unitText = unitOf(hasPrice ? "price" : "quantity", unit, t);
  return [summary, isUnitSaid ? null : unitText].filter(Boolean).join(" · ") || null;
}

function parts(
  section: DataSection,
  partColumn: Column,
  columns: readonly Column[],
  wording: TableWording,
): DataGroupView[] {
  const named = groupBy(section.rows, (row) => String(valueOf(row, partColumn) ?? ""));
  return [
    { ...group(section, columns, wording), rows: [] },
    ...[...named].map(([label, rows]) => ({
      key: `${section.id} ${label}`,
      heading: headingOf(label, rows[0]?.href, wording.language),
      summary: null,
      isPart: true,
      rows: rows.map(({ href: _, ...row }, index) => rowView(row, index, columns, wording)),
    })),
  ];
}

function headingOf(label: string, href: string | undefined, language: Language) {
  const own = languageOfNames([label], language);
  const lang = own === language ? {} : { lang: own };
  return { label, ...lang, ...(href !== undefined && { link: { href, label, ...lang } }) };
}

/** Of a row whose first cell is empty: every row has a heading. */
const NO_NAME = "–";

function rowView(
  row: DataRow,
  index: number,
  columns: readonly Column[],
  wording: TableWording,
): DataRowView {
  const { language, t } = wording;
  const { note = null, href, against, line } = row;
  const [first, ...others] = columns;
  const label = (first && writeValue(valueOf(row, first), first, language)) || NO_NAME;
  const { link = null, ...named } = headingOf(label, href, language);
  const isIdle = note !== null && note !== "doubtful";
  const cells = others.map((column) => {
    const base = against?.[column.key] ?? wording.base;
    return cellView(valueOf(row, column), column, { ...wording, base }, isIdle);
  });
  const noted = cells.map((cell, at) =>
    isIdle && cell.text === "" && others[at]?.place === "main" ? { text: t(NOTE_WORDS[note]) } : cell,
  );
  return {
    key: `${index} ${label}`,
    ...named,
    link,
    cells: noted,
    isIdle,
    line: line ?? null,
    doubtful: note === "doubtful" ? t(NOTE_WORDS[note]) : null,
  };
}

function cellView(
  value: Value,
  column: Column,
  { language, t, base, unit = null }: TableWording,
  isIdle: boolean,
): DataCellView {
  if (value === null) return { text: (!isIdle && column.missing) || "" };
  if (column.kind === "change") return { text: "", change: changeView(Number(value), { language, t }, base) };
  const text = writeValue(value, column, language) ?? "";
  const own = column.kind === "text" ? languageOfNames([text], language) : language;
  return {
    text,
    ...(own !== language && { lang: own }),
    ...(column.kind === "quantity" && unit !== null && { unit: unitWord(unit, t) }),
  };
}
