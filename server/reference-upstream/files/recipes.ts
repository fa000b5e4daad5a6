import { z } from "zod";
import { type AttachedFile, type Picture, SCENES } from "../content/types";
import { type Language, textIn } from "../language";
import { guidOf } from "../wire";

/** How a file of the store is made when it is first asked for. */
export const fileRecipe = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("picture"), scene: z.enum(SCENES), seed: z.number() }),
  z.object({
    kind: z.literal("pdf"),
    title: z.string(),
    paragraphs: z.array(z.string()),
    language: z.enum(["tr", "en"]),
  }),
]);
export type FileRecipe = z.output<typeof fileRecipe>;

/** The recipe of a drawn picture. */
export function pictureRecipe({ scene, seed }: Picture): FileRecipe {
  return { kind: "picture", scene, seed };
}

/** The recipe of an attached PDF; a text without English stays Turkish. */
export function pdfRecipe({ name, body }: AttachedFile, asked: Language): FileRecipe {
  const language = asked === "en" && name.en ? "en" : "tr";
  const paragraphs = body.map((text) => textIn(text, language) || text.tr);
  return { kind: "pdf", title: textIn(name, language), paragraphs, language };
}

/** The file's name in the store: a GUID of the recipe and the extension. */
export function recipeName(recipe: FileRecipe): string {
  return `${guidOf(JSON.stringify(recipe))}.${recipe.kind === "pdf" ? "pdf" : "jpg"}`;
}
