import type { Row } from "@libsql/client";
import type { Bilingual } from "../content/types";

/** A text's two columns; the English one is empty where there is no English. */
export function bothLanguages(name: string, text: Bilingual) {
  return { [`${name}_tr`]: text.tr, [`${name}_en`]: text.en ?? "" };
}

/** A text column that is never null. */
export function readText(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new Error(`column ${column} has no text`);
  return value;
}

/** A text column that may be null. */
export function readNullable(row: Row, column: string): string | null {
  return row[column] === null ? null : readText(row, column);
}
