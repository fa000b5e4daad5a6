import { createRequire } from "node:module";
import sharp from "sharp";
import colors from "../data/portrait-colors.json";
import { uniform } from "../random";
import type { Picture } from "../types";

const drawings = import.meta.glob<string>("../data/photos/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
const require = createRequire(import.meta.url);
/** A bundled font: a server may have none. */
const FONT = require.resolve("dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Bold.ttf");
const LETTERS = "DejaVu Serif Condensed Bold 74";
const [WIDTH, HEIGHT] = [960, 540];
/** Large enough to check that nothing is cut off or mirrored. */
const MAP = "town-map";

export function takePhoto({ scene, seed }: Pick<Picture, "scene" | "seed">): Promise<Buffer> {
  const chance = (of: string) => uniform(`${scene}/${seed}/${of}`);
  const zoom = scene === MAP ? 1 : 1 + 0.3 * chance("zoom");
  const [width, height] = [Math.round(WIDTH * zoom), Math.round(HEIGHT * zoom)];
  return sharp(drawing(scene))
    .resize(width, height)
    .extract({
      left: Math.floor((width - WIDTH) * chance("left")),
      top: Math.floor((height - HEIGHT) * chance("top")),
      width: WIDTH,
      height: HEIGHT,
    })
    .flop(scene !== MAP && chance("side") < 0.5)
    .modulate({ brightness: 0.94 + 0.12 * chance("light"), hue: Math.round(16 * chance("hue") - 8) })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

export async function takePortrait({ initials, seed }: { initials: string; seed: number }): Promise<Buffer> {
  const chance = (of: string) => uniform(`portrait/${seed}/${of}`);
  const color = colors[Math.floor(chance("color") * colors.length)];
  const values: Record<string, unknown> = { ...color, x: 90 + 300 * chance("x"), y: 60 + 140 * chance("y") };
  const ground = drawing("portrait").toString();
  const text = `<span foreground="${color?.letters ?? ""}" letter_spacing="4096">${initials}</span>`;
  const letters = sharp({ text: { text, fontfile: FONT, font: LETTERS, dpi: 144, rgba: true } }).png();
  return sharp(Buffer.from(ground.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))))
    .composite([{ input: await letters.toBuffer(), gravity: "centre" }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

function drawing(name: string): Buffer {
  return Buffer.from(drawings[`../data/photos/${name}.svg`] ?? "");
}
