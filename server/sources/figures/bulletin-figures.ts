import type { Language } from "~/language";
import { languageOfNames, sentenceCase } from "~/text/casing";
import type { Translate } from "~/text/words";
import type { Column, FigureRow, Figures, FigureSection } from "../../figures/figures";
import type { BulletinGroup } from "../../upstream/contracts/bulletins";
import type { PriceRow } from "../../upstream/contracts/prices";
import { classCount } from "./bulletin-words";
import { changePercent } from "../../views/change";
import { noteOf } from "../../views/price-row";

/** The columns that every table of prices has: the average first, as a phone shows no more at once. */
export function priceColumns(t: Translate): Column[] {
  return [
    { key: "average", label: t("figures.average"), kind: "price" },
    { key: "min", label: t("figures.min"), kind: "price" },
    { key: "max", label: t("figures.max"), kind: "price" },
  ];
}

/** The columns of a bulletin behind the name of the class. */
export function bulletinColumns(t: Translate): Column[] {
  const [average, ...bounds] = priceColumns(t);
  const change: Column = { key: "change", label: t("board.change"), kind: "change" };
  return [...(average ? [average] : []), change, ...bounds, ...tradeColumns(t)];
}

/** The columns of what was traded at those prices. */
export function tradeColumns(t: Translate): Column[] {
  return [
    { key: "quantity", label: t("board.quantity"), kind: "quantity" },
    { key: "trades", label: t("figures.trades"), kind: "count" },
    { key: "amount", label: t("figures.amount"), kind: "amount" },
  ];
}

/** Some figures without one of their columns. */
export function withoutColumn<Some extends Pick<Figures, "columns" | "sections">>(
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
}

/** A bulletin's groups as sections; one whose classes are in different units becomes several. */
export function bulletinSections(
  groups: readonly BulletinGroup[],
  { language, t, name, href }: Naming,
  extra: (line: PriceRow) => (string | number | null)[],
): FigureSection[] {
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
        rows: own.map((line) => row(line, name, href, extra)),
      };
    });
  });
}

function row(
  line: PriceRow,
  name: Naming["name"],
  href: Naming["href"],
  extra: (line: PriceRow) => (string | number | null)[],
): FigureRow {
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
