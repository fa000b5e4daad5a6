import type { Client, Row } from "@libsql/client";
import { type Clock, wireDay } from "./clock";
import { type ContentKind, KINDS } from "./content/kinds";
import { readNullable, readText } from "./database/columns";
import type { Language } from "./language";
import { TENANT, audit } from "./wire";

const SELECT = `SELECT content.*,
    (SELECT count(*) FROM content_files WHERE content_id = content.id) AS file_count
  FROM content ORDER BY pinned DESC, day DESC, position`;

/** A row of DuyuruHaber. */
export type ContentRow = ReturnType<typeof contentRow> & { OkunmaSayisi: number };

/**
 * Reads all rows of DuyuruHaber in a language: pinned first, then newest first. The texts are written anew when
 * the day changes and never in between, so they are kept for a day; how often they were read is asked each time.
 */
export function contentReader(database: Client, clock: Clock): (language: Language) => Promise<ContentRow[]> {
  let kept = { day: "", texts: new Map<Language, ReturnType<typeof contentRow>[]>() };
  return async (language) => {
    const day = clock.today();
    if (kept.day !== day) kept = { day, texts: new Map() };
    const { texts } = kept;
    const rows = texts.get(language) ?? (await readTexts(database, language));
    texts.set(language, rows);
    const counts = await readCounts(database);
    return rows.map((row) => ({ ...row, OkunmaSayisi: counts.get(row.Id) ?? 0 }));
  };
}

async function readTexts(database: Client, language: Language) {
  const { rows } = await database.execute(SELECT);
  return rows.map((row) => contentRow(row, language));
}

async function readCounts(database: Client): Promise<Map<number, number>> {
  const { rows } = await database.execute("SELECT content_id, count FROM read_counts");
  return new Map(rows.map((row) => [Number(row["content_id"]), Number(row["count"])]));
}

/** The columns of a content item that a global filter searches. */
export const SEARCHED_CONTENT: (keyof ContentRow)[] = [
  "Baslik",
  "Ozet",
  "Icerik",
  "Etiketler",
  "KategoriAdi",
];

function contentRow(row: Row, language: Language) {
  const id = Number(row["id"]);
  const day = readText(row, "day");
  const lastDay = readNullable(row, "last_day");
  const kind = KINDS[Number(row["kind"]) as ContentKind];
  return {
    ...audit("DuyuruHaber", id, day),
    ...TENANT,
    TipId: Number(row["kind"]),
    TipAdi: kind[language],
    Baslik: textOf(row, "title", language),
    Ozet: textOf(row, "summary", language),
    Icerik: textOf(row, "body", language),
    OneCikanGorsel: readNullable(row, "picture"),
    GorselAltMetin: labelOf(row, "picture_alt", language),
    Tarih: wireDay(day),
    BitisTarih: lastDay && wireDay(lastDay),
    SabitGonderi: row["pinned"] === 1,
    AcilistaGoster: row["on_opening"] === 1,
    HariciLink: readNullable(row, "external_link"),
    DahiliLink: readNullable(row, "internal_link"),
    YeniSekmedeAc: row["new_tab"] === 1,
    YayinTurKod: kind.code,
    Yil: Number(row["year"]),
    Sira: Number(row["position"]) + 1,
    Etiketler: readNullable(row, "tags"),
    DosyaSayisi: Number(row["file_count"]),
    KategoriAdi: labelOf(row, "category", language),
    SeoUrl: readNullable(row, "slug"),
  };
}

/** A bilingual column; an item whose title has no English is empty in English altogether. */
export function textOf(row: Row, column: string, language: Language): string {
  if (language === "en" && row["title_en"] === "") return "";
  return readText(row, `${column}_${language}`);
}

/** A short bilingual column that keeps its English, or else its Turkish, whatever the item's texts have. */
function labelOf(row: Row, column: string, language: Language): string | null {
  return readText(row, `${column}_${language}`) || readNullable(row, `${column}_tr`) || null;
}
