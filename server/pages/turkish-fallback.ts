import type { Language } from "~/i18n/language";
import { orFallback } from "./or-fallback";
import type { Id } from "../upstream/ids";

interface Titled {
  /** Needed to find the row in other languages. */
  id: Id | null;
  title: string | null;
}

/** Set when the text isn't in the page's language. */
export type Localized<Row> = Row & { textLanguage?: Language | undefined };

/** If the Turkish rows fail too, rows without a text stay as they are. */
export async function withTurkishFallback<Row extends Titled>(
  language: Language,
  read: (language: Language) => Promise<readonly Row[]>,
): Promise<Localized<Row>[]> {
  const rows = await read(language);
  if (language === "tr" || rows.every((row) => row.title !== null)) return [...rows];
  const turkish = new Map((await orFallback(read("tr"), [])).map((row) => [row.id, row]));
  return rows.map((row) => {
    const original = row.id === null ? undefined : turkish.get(row.id);
    return row.title === null && original ? { ...original, textLanguage: "tr" } : row;
  });
}

export async function oneWithTurkishFallback<Row extends Titled>(
  language: Language,
  read: (language: Language) => Promise<Row | null>,
): Promise<Localized<Row> | null> {
  const rows = await withTurkishFallback(language, async (contentLanguage) => {
    const row = await read(contentLanguage);
    return row ? [row] : [];
  });
  return rows[0] ?? null;
}
