import type { Client, Row } from "@libsql/client";
import { wireDay } from "./clock";
import { type ContentKind, KINDS } from "./content/kinds";
import { readNullable, readText } from "./database/columns";
import type { Language } from "./language";
import { TENANT, audit } from "./wire";

const SELECT = `SELECT content.*, count AS read_count,
    (SELECT count(*) FROM content_files WHERE content_id = content.id) AS file_count
  FROM content LEFT JOIN read_counts ON content_id = id`;

/** All rows of DuyuruHaber in a language: pinned first, then newest first. */
export async function contentRows(database: Client, language: Language) {
  const { rows } = await database.execute(`${SELECT} ORDER BY pinned DESC, day DESC, position`);
  return rows.map((row) => contentRow(row, language));
}
export type ContentRow = Awaited<ReturnType<typeof contentRows>>[number];

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
    OkunmaSayisi: Number(row["read_count"] ?? 0),
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
