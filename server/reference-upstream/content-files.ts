import { setTimeout as delay } from "node:timers/promises";
import type { Client, Row } from "@libsql/client";
import { EXCHANGE } from "./content/exchange";
import { readText } from "./database/columns";
import type { FileStore } from "./files/store";
import type { Language } from "./language";
import { audit } from "./wire";

/** DosyaTip. */
const ATTACHMENT = 1;
const PICTURE = 2;

/** All rows of IcerikDosya in a language; their sizes are filled in afterwards. */
export async function fileRows(database: Client, language: Language) {
  const { rows } = await database.execute("SELECT * FROM content_files ORDER BY content_id, position");
  return rows.map((row) => fileRow(row, language));
}
export type FileRow = Awaited<ReturnType<typeof fileRows>>[number];

/** With more new files than these nothing is learned. */
const MOST_LEARNED = 12;

/** Sets the true sizes: the files of the page at hand are made now if they don't exist yet. */
export function withSizes(rows: FileRow[], files: FileStore): Promise<FileRow[]> {
  return Promise.all(rows.map(async (row) => ({ ...row, Boyut: await files.size(nameOf(row)) })));
}

/**
 * Sets the sizes that are known, or learned within some milliseconds: a size is known once its file is made,
 * which takes its time. The others stay null, as with real upstreams that don't know.
 */
export async function withKnownSizes(rows: FileRow[], files: FileStore, ms: number): Promise<FileRow[]> {
  const sized = await Promise.all(
    rows.map(async (row) => ({ ...row, Boyut: await files.knownSize(nameOf(row)) })),
  );
  const unknown = sized.filter(({ Boyut }) => Boyut === null);
  if (unknown.length > MOST_LEARNED || !files.isWarm()) return sized;
  const timeUp = delay(ms, null);
  for (const row of unknown) {
    row.Boyut = await Promise.race([files.size(nameOf(row)), timeUp]);
    if (row.Boyut === null) break;
  }
  return sized;
}

const nameOf = ({ DosyaYolu }: FileRow) => DosyaYolu.slice("/files/".length);

function fileRow(row: Row, language: Language) {
  const id = Number(row["id"]);
  const file = readText(row, `file_${language}`);
  const extension = file.slice(file.lastIndexOf(".") + 1);
  const name = (language === "en" && readText(row, "name_en")) || readText(row, "name_tr");
  return {
    ...audit("IcerikDosya", id, EXCHANGE.founded),
    IcerikId: Number(row["content_id"]),
    DosyaAdi: name.endsWith(`.${extension}`) ? name : `${name}.${extension}`,
    DosyaYolu: `/files/${file}`,
    Uzanti: extension,
    Boyut: null as number | null,
    DosyaTip: extension === "pdf" ? ATTACHMENT : PICTURE,
    // What is to be seen in a picture.
    Aciklama: (language === "en" && readText(row, "about_en")) || readText(row, "about_tr") || null,
    Sira: Number(row["position"]),
  };
}
