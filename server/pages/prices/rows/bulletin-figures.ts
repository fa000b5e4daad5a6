import type { Language } from "~/i18n/language";
import { languageOfNames, sentenceCase } from "~/i18n/letters";
import type { Translate } from "~/i18n/words";
import type { Column, DataRow, DataSection } from "../../figures/data-table";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { classCount } from "./bulletin-words";
import { averageChange, noteOf } from "./price-row";
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

export const withoutColumn = (columns: readonly Column[], key: string): Column[] =>
  columns.filter((column) => column.key !== key);

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
  extra: (line: Line) => DataRow["values"] = () => ({}),
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
  extra: (line: Line) => DataRow["values"],
): DataRow {
  const link = href(line);
  const { average, min, max, quantity, trades, amount } = line;
  const change = averageChange(line);
  return {
    values: { product: name(line), average, change, min, max, quantity, trades, amount, ...extra(line) },
    note: noteOf(line),
    ...(link !== undefined && { href: link }),
  };
}
