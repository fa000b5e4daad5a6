import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { writeAtomically } from "../../storage/atomic-write";
import type { PriceBoard } from "../prices/board";
import { type FileRecipe, RECIPES } from "./recipes";

/** The server has other things to do when it starts, and between two documents. */
const REST_MS = { first: 4_000, between: 250 };
const NAME = /^[\da-f-]{36}\.(jpg|pdf)$/;

/** The upstream's files. A file is made by its recipe when it is first asked for, then kept. */
export class FileStore {
  /** Whether files are made quickly by now: the first one has to wait for its maker. */
  isWarm = false;
  readonly #making = new Map<string, Promise<boolean>>();

  constructor(
    readonly directory: string,
    readonly prices: PriceBoard,
    /** Tells all there is, so that every recipe is known. */
    readonly tellAll: () => void,
  ) {}

  make(name: string): Promise<boolean> {
    const making = this.#making.get(name) ?? this.#make(name).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async size(name: string): Promise<number> {
    return (await this.make(name)) ? ((await this.knownSize(name)) ?? 0) : 0;
  }

  async knownSize(name: string): Promise<number | null> {
    const file = await stat(path.join(this.directory, name)).catch(() => null);
    return file && file.size;
  }

  /** Makes the documents one after another, so that lists know their sizes before anybody asks. */
  async makeAhead(signal: AbortSignal): Promise<void> {
    const rest = (ms: number) => delay(ms, undefined, { signal, ref: false });
    try {
      await rest(REST_MS.first);
      this.tellAll();
      for (const name of [...RECIPES.keys()].filter((each) => each.endsWith(".pdf"))) {
        if ((await this.knownSize(name)) !== null) continue;
        await rest(REST_MS.between);
        await this.make(name);
      }
    } catch (error) {
      // Whoever asks for a file later hears of what went wrong with it.
      if (!signal.aborted) console.error(error);
    }
  }

  async #make(name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    if ((await this.knownSize(name)) !== null) return true;
    if (!RECIPES.has(name)) this.tellAll();
    const recipe = RECIPES.get(name);
    if (!recipe) return false;
    await writeAtomically(path.join(this.directory, name), await produce(recipe, this.prices));
    this.isWarm = true;
    return true;
  }
}

/** The makers are loaded late: sharp and pdfkit are heavy, and most starts need neither. */
async function produce(recipe: FileRecipe, prices: PriceBoard): Promise<Buffer> {
  if (recipe.kind === "picture") return (await import("./photos")).takePhoto(recipe);
  if (recipe.kind === "portrait") return (await import("./photos")).takePortrait(recipe);
  const { makePdf } = await import("./pdf");
  if (recipe.kind === "pdf") return makePdf(recipe);
  const { pricesPdf } = await import("./prices-pdf");
  return makePdf(pricesPdf(prices, recipe));
}
