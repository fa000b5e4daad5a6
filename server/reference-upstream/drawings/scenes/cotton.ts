import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, ridge, rows, windbreak } from "../land";
import { type Point, HEIGHT, circle, ellipse, shape, stroke, place, repeat, picture } from "../svg";

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
        circle(x, y, size, COLOR.white) + circle(x + size * 0.8, y + size * 0.2, size * 0.8, COLOR.paper),
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
