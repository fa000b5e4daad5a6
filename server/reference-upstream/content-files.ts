import type { Client, Row } from "@libsql/client";
import { EXCHANGE } from "./content/exchange";
import { readText } from "./database/columns";
import type { FileStore } from "./files/store";
import type { Language } from "./language";
import { audit } from "./wire";

/** DosyaTip. */
const ATTACHMENT = 1;
const PICTURE = 2;

/** All rows of IcerikDosya in a language; their sizes are filled in by `withSizes`. */
export async function fileRows(database: Client, language: Language) {
  const { rows } = await database.execute("SELECT * FROM content_files ORDER BY content_id, position");
  return rows.map((row) => fileRow(row, language));
}
export type FileRow = Awaited<ReturnType<typeof fileRows>>[number];

/** Sets the true sizes: the files of the page at hand are made now if they don't exist yet. */
export function withSizes(rows: FileRow[], files: FileStore): Promise<FileRow[]> {
  return Promise.all(rows.map(async (row) => ({ ...row, Boyut: await files.size(row.DosyaYolu.slice(7)) })));
}

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
