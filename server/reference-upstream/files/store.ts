import { stat } from "node:fs/promises";
import path from "node:path";
import { writeAtomically } from "../../storage/files";
import { type FileRecipe, RECIPES } from "./recipes";

const NAME = /^[\da-f-]{36}\.(jpg|pdf)$/;

const dataUrls = import.meta.glob<string>("../data/documents/*.pdf", {
  eager: true,
  query: "?inline",
  import: "default",
});
const PDFS = new Map(
  Object.entries(dataUrls).map(([file, url]) => [
    path.basename(file, ".pdf"),
    Buffer.from(url.slice(url.indexOf(",") + 1), "base64"),
  ]),
);

/** The upstream's files. A file is made by its recipe when first requested, then stored. */
export class FileStore {
  readonly #making = new Map<string, Promise<boolean>>();

  constructor(
    readonly directory: string,
    /** Serves all answers once, so that every recipe is known. */
    readonly tellAll: () => void,
  ) {}

  make(name: string): Promise<boolean> {
    const making = this.#making.get(name) ?? this.#make(name).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async size(name: string): Promise<number | null> {
    await this.make(name);
    return this.knownSize(name);
  }

  /** null for a picture that has not been made yet */
  async knownSize(name: string): Promise<number | null> {
    const recipe = RECIPES.get(name);
    if (recipe?.kind === "pdf") return pdfOf(recipe.document).length;
    return (await stat(path.join(this.directory, name)).catch(() => null))?.size ?? null;
  }

  async #make(name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    if (await stat(path.join(this.directory, name)).catch(() => null)) return true;
    if (!RECIPES.has(name)) this.tellAll();
    const recipe = RECIPES.get(name);
    if (!recipe) return false;
    await writeAtomically(path.join(this.directory, name), await produce(recipe));
    return true;
  }
}

async function produce(recipe: FileRecipe): Promise<Buffer> {
  if (recipe.kind === "pdf") return pdfOf(recipe.document);
  const { takePhoto, takePortrait } = await import("./photos");
  return recipe.kind === "picture" ? takePhoto(recipe) : takePortrait(recipe);
}

function pdfOf(name: string): Buffer {
  const pdf = PDFS.get(name);
  if (!pdf) throw new Error(`data/documents has no ${name}.pdf`);
  return pdf;
}
