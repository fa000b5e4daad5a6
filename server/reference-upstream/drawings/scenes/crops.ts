import type { Chance } from "../chance";
import { hills, ridge, rows, sky, windbreak } from "../land";
import { COLOR } from "../palette";
import {
  HEIGHT,
  type Point,
  WIDTH,
  circle,
  ellipse,
  faded,
  picture,
  place,
  repeat,
  shape,
  stroke,
} from "../svg";

/** Cotton: open bolls in front, white-dotted rows behind. */
export function cotton(chance: Chance): string {
  const horizon = chance.between(390, 460);
  const vanishing = chance.between(450, 1150);
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    windbreak(chance, horizon),
    rows(horizon, vanishing, ["#8a6a44", COLOR.leaf], 15),
    tufts(chance, horizon, vanishing),
    ridge(chance, HEIGHT - 40, 16, COLOR.forest),
    repeat(9, (index) =>
      cottonPlant(
        chance,
        [60 + index * 185 + chance.between(-30, 30), HEIGHT + 30],
        chance.between(0.85, 1.25),
      ),
    ),
  );
}

function tufts(chance: Chance, horizon: number, vanishing: number): string {
  const bolls = Array.from({ length: 260 }, () => {
    const depth = chance.between(0.03, 1) ** 1.6;
    const lane = Math.round(chance.between(-8, 8)) * 347 + 87;
    const x = vanishing + lane * (0.06 + 0.94 * depth) + chance.between(-60, 60) * depth;
    return { x, y: horizon + depth * (HEIGHT - horizon), size: 3 + depth * 15 };
  }).sort((a, b) => a.y - b.y);
  return bolls
    .map(
      ({ x, y, size }) =>
        circle(x, y, size, COLOR.white) +
        circle(x + size * 0.8, y + size * 0.2, size * 0.8, COLOR.paper),
    )
    .join("");
}

function cottonPlant(chance: Chance, at: Point, size: number): string {
  const lean = chance.between(-8, 8);
  const stems = stroke(
    "M0 0 C10 -90 -10 -180 4 -300 M0 -120 C40 -150 60 -180 84 -214 M0 -90 C-40 -120 -66 -140 -84 -180",
    COLOR.earth,
    8,
  );
  const leaves =
    ellipse(52, -110, 44, 20, COLOR.leaf, -30) +
    ellipse(-56, -84, 44, 20, COLOR.green, 28) +
    ellipse(30, -220, 36, 16, COLOR.sage, -40);
  return place(
    stems + leaves + boll(4, -312, 1.1) + boll(90, -226, 0.85) + boll(-92, -190, 0.9),
    at,
    size,
    lean,
  );
}

function boll(x: number, y: number, size: number): string {
  const husk = shape("M-48 14 C-40 52 40 52 48 14 L26 26 L0 12 L-26 26 Z", COLOR.earth);
  const wool =
    circle(-26, 0, 30, COLOR.white) +
    circle(26, -2, 30, COLOR.paper) +
    circle(0, -28, 32, COLOR.white) +
    circle(0, 10, 28, COLOR.cream);
  return place(wool + husk, [x, y], size);
}

/** Sunflowers: a few great heads before a yellow field. */
export function sunflower(chance: Chance): string {
  const horizon = chance.between(400, 480);
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    rows(horizon, chance.between(500, 1100), [COLOR.gold, COLOR.leaf], 21),
    band(chance, horizon),
    repeat(7, (index) => {
      const x = 90 + index * 240 + chance.between(-46, 46);
      const tall = index % 2 === 0;
      return flower(
        [x, tall ? chance.between(420, 540) : chance.between(590, 680)],
        tall ? 1.15 : 0.85,
        chance.between(-14, 14),
      );
    }),
  );
}

function band(chance: Chance, horizon: number): string {
  const heads = Array.from({ length: 150 }, () => {
    const depth = chance.between(0.05, 0.55) ** 1.4;
    return { x: chance.between(0, WIDTH), y: horizon + depth * 380, size: 5 + depth * 44 };
  }).sort((a, b) => a.y - b.y);
  return heads
    .map(({ x, y, size }) => circle(x, y, size, COLOR.gold) + circle(x, y, size * 0.5, COLOR.earth))
    .join("");
}

function flower([x, y]: Point, size: number, turn: number): string {
  const petals = (count: number, length: number, color: string, offset: number) =>
    repeat(count, (index) =>
      place(ellipse(0, -length, 22, 54, color), [0, 0], 1, (360 / count) * index + offset),
    );
  const head =
    petals(16, 96, COLOR.amber, 11) +
    petals(16, 90, "#e8b93f", 0) +
    circle(0, 0, 74, COLOR.earth) +
    circle(0, 0, 56, "#4f3a1e") +
    seeds();
  const stalk = stroke(
    `M${x} ${y} C${x + 16} ${y + 140} ${x - 12} ${y + 280} ${x} ${HEIGHT + 40}`,
    COLOR.leaf,
    20 * size,
  );
  const leaves =
    ellipse(x + 74 * size, y + 210 * size, 78 * size, 34 * size, COLOR.leaf, -28) +
    ellipse(x - 74 * size, y + 270 * size, 78 * size, 34 * size, COLOR.green, 26);
  return stalk + leaves + place(head, [x, y], size, turn);
}

function seeds(): string {
  return repeat(42, (index) => {
    const angle = index * 2.39996;
    const reach = 7.6 * Math.sqrt(index);
    return circle(Math.cos(angle) * reach, Math.sin(angle) * reach, 3, COLOR.amber);
  });
}

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
    rect6(),
    shape("M-44 -44 C-58 -110 58 -110 44 -44 C36 -6 -36 -6 -44 -44 Z", COLOR.mist),
    faded(
      shape(
        "M-44 -44 C-58 -110 -10 -100 -8 -92 C-30 -70 -30 -40 -16 -16 C-34 -20 -42 -30 -44 -44 Z",
        COLOR.slate,
      ),
      0.25,
    ),
    shape(
      "M-48 -96 L-34 -112 L-18 -104 L0 -118 L18 -104 L34 -112 L48 -96 L30 -88 L-30 -88 Z",
      COLOR.sage,
    ),
  ].join("");
  return stem(at, height) + place(head, [at[0], at[1] - height], size);
}

function rect6(): string {
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
