import { z } from "zod";
import type { AttachedFile, Attachment } from "../content/attachments";
import { type Bilingual, type Picture, SCENES } from "../content/types";
import { type Language, textIn } from "../language";
import { uniform } from "../random";
import { guidOf } from "../wire";

const language = z.enum(["tr", "en"]);

/** How a file of the store is made when it is first asked for. */
export const fileRecipe = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("picture"), scene: z.enum(SCENES), seed: z.number() }),
  z.object({ kind: z.literal("portrait"), initials: z.string(), seed: z.number() }),
  z.object({
    kind: z.literal("pdf"),
    title: z.string(),
    paragraphs: z.array(z.string()),
    table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
    fields: z.array(z.string()).optional(),
    language,
  }),
  z.object({ kind: z.literal("prices"), title: z.string(), pricesOf: z.string(), language }),
]);
export type FileRecipe = z.output<typeof fileRecipe>;
export type PdfRecipe = Extract<FileRecipe, { kind: "pdf" }>;
export type PricesRecipe = Extract<FileRecipe, { kind: "prices" }>;

/** The recipe of a drawn picture. */
export function pictureRecipe({ scene, seed }: Picture): FileRecipe {
  return { kind: "picture", scene, seed };
}

/** The recipe of a person's portrait, a drawing of the initials; academic titles don't count. */
export function portraitRecipe(name: string, seed = Math.floor(uniform(name) * 10_000)): FileRecipe {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  const initials = words.map((word) => word.charAt(0)).join("");
  return { kind: "portrait", initials, seed };
}

/** The recipe of an attached file; one without English stays Turkish. */
export function attachmentRecipe(attachment: Attachment, asked: Language): FileRecipe {
  if ("picture" in attachment) return pictureRecipe(attachment.picture);
  const written = asked === "en" && attachment.name.en ? "en" : "tr";
  if ("body" in attachment) return pdfRecipe(attachment, written);
  const title = textIn(attachment.name, written);
  return { kind: "prices", title, pricesOf: attachment.pricesOf, language: written };
}

function pdfRecipe({ name, body, table, fields }: AttachedFile, written: Language): FileRecipe {
  const inLanguage = (text: string | Bilingual) =>
    typeof text === "string" ? text : textIn(text, written) || text.tr;
  return {
    kind: "pdf",
    title: textIn(name, written),
    paragraphs: body.map(inLanguage),
    table: table && {
      head: table.head.map(inLanguage),
      rows: table.rows.map((row) => row.map(inLanguage)),
    },
    fields: fields?.map(inLanguage),
    language: written,
  };
}

/** The file's name in the store: a GUID of the recipe and the extension. */
export function recipeName(recipe: FileRecipe): string {
  const isDrawn = recipe.kind === "picture" || recipe.kind === "portrait";
  return `${guidOf(JSON.stringify(recipe))}.${isDrawn ? "jpg" : "pdf"}`;
}
