import type { Client, Row } from "@libsql/client";
import { wireDay } from "./clock";
import type { ContentKind } from "./content/types";
import { readNullable, readText } from "./database/columns";
import type { Language } from "./language";
import { TENANT, audit } from "./wire";

interface KindNames {
  tr: string;
  en: string;
  /** YayinTurKod. */
  code: string | null;
}

const KINDS: Record<ContentKind, KindNames> = {
  1: { tr: "Haber", en: "News", code: "HABER" },
  2: { tr: "Duyuru", en: "Announcement", code: "DUYURU" },
  3: { tr: "Basın bülteni", en: "Press release", code: "BASIN" },
  7: { tr: "Genel sayfa", en: "Page", code: null },
  12: { tr: "Politika", en: "Policy", code: null },
  25: { tr: "Kurumsal metin", en: "Corporate text", code: null },
};

const SELECT = `SELECT content.*, count AS read_count,
    (SELECT count(*) FROM content_files WHERE content_id = id) AS file_count
  FROM content LEFT JOIN read_counts ON content_id = id`;

/** All rows of DuyuruHaber in a language: pinned first, then newest first. */
export async function contentRows(database: Client, language: Language) {
  const { rows } = await database.execute(`${SELECT} ORDER BY pinned DESC, day DESC, position`);
  return rows.map((row) => contentRow(row, language));
}
export type ContentRow = Awaited<ReturnType<typeof contentRows>>[number];

/** The columns of a content item that a global filter searches. */
export const SEARCHED_CONTENT: (keyof ContentRow)[] = ["Baslik", "Ozet", "Icerik", "Etiketler"];

function contentRow(row: Row, language: Language) {
  const id = Number(row["id"]);
  const day = readText(row, "day");
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
    Tarih: wireDay(day),
    BitisTarih: null,
    SabitGonderi: row["pinned"] === 1,
    AcilistaGoster: false,
    HariciLink: null,
    DahiliLink: null,
    YeniSekmedeAc: false,
    YayinTurKod: kind.code,
    Yil: Number(day.slice(0, 4)),
    Sira: Number(row["position"]) + 1,
    Etiketler: readNullable(row, "tags"),
    OkunmaSayisi: Number(row["read_count"] ?? 0),
    DosyaSayisi: Number(row["file_count"]),
    KategoriAdi: null,
    SeoUrl: readNullable(row, "slug"),
  };
}

/** A bilingual column; an item whose title has no English is empty in English altogether. */
export function textOf(row: Row, column: string, language: Language): string {
  if (language === "en" && row["title_en"] === "") return "";
  return readText(row, `${column}_${language}`);
}
