import type { Language } from "~/language";
import { optional } from "./optional";
import type { Id } from "../upstream/ids";

interface Titled {
  /** Without one its other languages can't be found. */
  id: Id | null;
  title: string | null;
}

/** A row with the language its text is in, when that isn't the page's. */
export type Translated<Row> = Row & { textLanguage?: Language | undefined };

/**
 * Rows in the page's language; those without a text in it come in Turkish, marked as such (design 9,
 * "Content with no English text is shown in Turkish"); when the Turkish ones can't be had, they stay as they are.
 */
export async function inPageLanguage<Row extends Titled>(
  language: Language,
  read: (language: Language) => Promise<readonly Row[]>,
): Promise<Translated<Row>[]> {
  const rows = await read(language);
  if (language === "tr" || rows.every((row) => row.title !== null)) return [...rows];
  const turkish = new Map((await optional(read("tr"), [])).map((row) => [row.id, row]));
  return rows.map((row) => {
    const original = row.id === null ? undefined : turkish.get(row.id);
    return row.title === null && original ? { ...original, textLanguage: "tr" } : row;
  });
}

/** One item in the page's language, or in Turkish when it has no text in it. */
export async function oneInPageLanguage<Row extends Titled>(
  language: Language,
  read: (language: Language) => Promise<Row | null>,
): Promise<Translated<Row> | null> {
  const rows = await inPageLanguage(language, async (asked) => {
    const row = await read(asked);
    return row ? [row] : [];
  });
  return rows[0] ?? null;
}
