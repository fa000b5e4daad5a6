import { createHash } from "node:crypto";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { drawCard, type CardView } from "./card-drawing";
import { cardFonts } from "./card-fonts";
import { loadSharp } from "./sharp";

/** One at a time; the front's slots bound the queue. */
const drawing = bulkhead(1, Infinity);
const COLORS = 32;

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 80 });

export function drawShareCard(view: CardView): Promise<Buffer> {
  const key = createHash("sha256").update(JSON.stringify(view)).digest("base64url");
  const cached = drawn.get(key);
  if (cached) return cached;
  const made = draw(view);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

function draw(view: CardView): Promise<Buffer> {
  return drawing.execute(async () => {
    const [sharp, fonts] = await Promise.all([loadSharp(), cardFonts()]);
    return sharp(Buffer.from(drawCard(view, fonts)))
      .png({ palette: true, colours: COLORS, dither: 0, effort: 1, compressionLevel: 9 })
      .toBuffer();
  });
}
