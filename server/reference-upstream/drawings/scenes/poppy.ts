import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, ridge, rows, windbreak } from "../land";
import { type Point, HEIGHT, circle, ellipse, shape, stroke, place, faded, repeat, picture } from "../svg";

/** Poppies: grey-green capsules and mauve flowers under a quiet sky. */
export function poppy(chance: Chance): string {
  const horizon = chance.between(430, 500);
  const count = 13;
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    windbreak(chance, horizon),
    rows(horizon, chance.between(400, 1200), [COLOR.sage, "#b9a3b4"], 19),
    ridge(chance, horizon + 220, 26, "#8fa98a"),
    ridge(chance, horizon + 330, 20, COLOR.sage),
    repeat(count, (index) => {
      const at: Point = [40 + index * 128 + chance.between(-30, 30), HEIGHT + 20];
      const height = chance.between(260, 520);
      return chance.yes(0.62)
        ? capsule(at, height, chance.between(0.8, 1.25))
        : blossom(at, height, chance.between(0.9, 1.3));
    }),
  );
}

function stem([x, y]: Point, height: number): string {
  // Taller plants turn their leaves the other way, so that a row does not look stamped.
  const side = height > 400 ? -1 : 1;
  const leaf =
    ellipse(x + 34 * side, y - height * 0.46, 56, 13, COLOR.leaf, -36 * side) +
    ellipse(x - 30 * side, y - height * 0.2, 48, 13, COLOR.green, 40 * side);
  return (
    stroke(
      `M${x} ${y} C${x + 14} ${y - height * 0.4} ${x - 10} ${y - height * 0.7} ${x} ${y - height}`,
      COLOR.leaf,
      8,
    ) + leaf
  );
}

function capsule(at: Point, height: number, size: number): string {
  const head = [
    neck(),
    shape("M-44 -44 C-58 -110 58 -110 44 -44 C36 -6 -36 -6 -44 -44 Z", COLOR.mist),
    faded(
      shape(
        "M-44 -44 C-58 -110 -10 -100 -8 -92 C-30 -70 -30 -40 -16 -16 C-34 -20 -42 -30 -44 -44 Z",
        COLOR.slate,
      ),
      0.25,
    ),
    shape("M-48 -96 L-34 -112 L-18 -104 L0 -118 L18 -104 L34 -112 L48 -96 L30 -88 L-30 -88 Z", COLOR.sage),
  ].join("");
  return stem(at, height) + place(head, [at[0], at[1] - height], size);
}

function neck(): string {
  return ellipse(0, -12, 14, 10, COLOR.sage);
}

function blossom(at: Point, height: number, size: number): string {
  const head = [
    ellipse(-40, -34, 48, 40, "#b89ab0", -24),
    ellipse(40, -34, 48, 40, "#b89ab0", 24),
    ellipse(0, -50, 46, 46, "#d9c3d2"),
    ellipse(0, -12, 58, 34, "#c9adc1"),
    circle(0, -32, 20, COLOR.sage),
    repeat(10, (index) =>
      circle(Math.cos(index * 0.63) * 28, -32 + Math.sin(index * 0.63) * 22, 4, COLOR.forest),
    ),
  ].join("");
  return stem(at, height) + place(head, [at[0], at[1] - height], size);
}
