import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, rows } from "../land";
import { type Point, WIDTH, HEIGHT, circle, ellipse, stroke, place, repeat, picture } from "../svg";

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
