import { createHash } from "node:crypto";
import { type Language, textIn } from "../language";
import { uniform } from "../random";
import type { Attachment, Bilingual, Picture } from "../types";

/** How a file is made when it is first asked for. */
export type FileRecipe =
  | { kind: "picture"; scene: string; seed: number }
  | { kind: "portrait"; initials: string; seed: number }
  | PdfRecipe
  | PricesRecipe;

export interface PdfRecipe {
  kind: "pdf";
  title: string;
  paragraphs: string[];
  table?: { head: string[]; rows: string[][] } | undefined;
  fields?: string[] | undefined;
  language: Language;
}

export interface PricesRecipe {
  kind: "prices";
  title: string;
  pricesOf: string;
  language: Language;
}

/** What answers have told of. */
export const RECIPES = new Map<string, FileRecipe>();

export function filePath(recipe: FileRecipe): string {
  const isPicture = recipe.kind === "picture" || recipe.kind === "portrait";
  const name = `${guidOf(JSON.stringify(recipe))}.${isPicture ? "jpg" : "pdf"}`;
  RECIPES.set(name, recipe);
  return `/files/${name}`;
}

export function pictureRecipe({ scene, seed }: Pick<Picture, "scene" | "seed">): FileRecipe {
  return { kind: "picture", scene, seed };
}

/** The recipe of a person's portrait, a drawing of the initials; academic titles don't count. */
export function portraitRecipe(name: string, seed = Math.floor(uniform(name) * 10_000)): FileRecipe {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return { kind: "portrait", initials: words.map((word) => word.charAt(0)).join(""), seed };
}

/** The recipe of an attached file, whose dates are filled in; one without English stays Turkish. */
export function attachmentRecipe(
  attachment: Attachment,
  fileLanguage: Language,
  fill: (text: string, language: Language) => string,
): FileRecipe {
  if ("picture" in attachment) return pictureRecipe(attachment.picture);
  const language = fileLanguage === "en" && attachment.name.en ? "en" : "tr";
  const say = (text: string | Bilingual) =>
    typeof text === "string" ? text : fill(textIn(text, language) || text.tr, language);
  const title = say(attachment.name);
  if ("pricesOf" in attachment) return { kind: "prices", title, pricesOf: attachment.pricesOf, language };
  const { body, table, fields } = attachment;
  return {
    kind: "pdf",
    title,
    paragraphs: body.map(say),
    table: table && { head: table.head.map(say), rows: table.rows.map((row) => row.map(say)) },
    fields: fields?.map(say),
    language,
  };
}

/** A GUID that is the same for the same key on every run. */
export function guidOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-5${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
