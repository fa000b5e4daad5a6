import { max, sum } from "d3-array";
import type { Wording } from "~/i18n/words";
import { type Column, type DataSection, type Value, valueOf } from "./data-table";
import { columnHeading, NOTE_WORDS } from "./value-words";
import { writeValue } from "./write-value";

const [LEAST_LETTERS, MOST_LETTERS] = [7, 34];
const SIZE = 8.5;
const HEAD = { backgroundColor: "#e6efe4", font: { src: "bold", size: SIZE } } as const;

export function pdfTable(
  document: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  section: DataSection,
  columns: readonly Column[],
  wording: Wording,
): void {
  const head = headOf(section, columns, wording);
  const rows = section.rows.map((row) => [
    ...columns.map((column) => textOf(valueOf(row, column), column, wording)),
    ...(hasNotes(section) ? [row.note ? wording.t(NOTE_WORDS[row.note]) : ""] : []),
  ]);
  const named = Math.max(
    0,
    columns.findIndex(({ place }) => place === "name"),
  );
  const align = (index: number) => ({ x: isWords(columns[index]) ? ("left" as const) : ("right" as const) });
  const options = {
    structParent: parent,
    columnStyles: widths(head, rows, document).map((width) => ({ width })),
    defaultStyle: {
      border: [0, 0, 0.5, 0] as [number, number, number, number],
      borderColor: "#87806b",
      padding: 3,
      textColor: "#1b211c",
      font: { src: "regular", size: SIZE },
    },
    data: [
      head.map((text, index) => ({
        text,
        ...HEAD,
        type: "TH" as const,
        scope: "Column",
        align: align(index),
      })),
      ...rows.map((row) =>
        row.map((text, index) => ({
          text,
          align: align(index),
          ...(index === named && { type: "TH" as const, scope: "Row" }),
        })),
      ),
    ],
  };
  document.font("regular").fontSize(SIZE);
  document.table(options);
}

const hasNotes = ({ rows }: DataSection) => rows.some(({ note }) => note);
const isWords = (column: Column | undefined) => column === undefined || column.kind === "text";

function headOf(section: DataSection, columns: readonly Column[], { t }: Wording): string[] {
  return [
    ...columns.map((column) => columnHeading(column, section.unit, t)),
    ...(hasNotes(section) ? [t("figures.note")] : []),
  ];
}

const textOf = (value: Value, column: Column, { language }: Wording): string =>
  writeValue(value, column, language) ?? "";

function widths(head: readonly string[], rows: readonly string[][], { page }: PDFKit.PDFDocument): number[] {
  const letters = head.map((title, index) => {
    const longest = max(rows, (row) => row[index]?.length ?? 0) ?? 0;
    const word = max(title.split(" "), ({ length }) => length) ?? 0;
    return Math.min(Math.max(longest, word + 1, LEAST_LETTERS), MOST_LETTERS);
  });
  const room = page.width - page.margins.left - page.margins.right;
  return letters.map((each) => (room * each) / sum(letters));
}
