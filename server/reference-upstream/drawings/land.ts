import type { Chance } from "./chance";
import { COLOR } from "./palette";
import {
  HEIGHT,
  type Point,
  WIDTH,
  circle,
  ellipse,
  faded,
  gradient,
  n,
  place,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from "./svg";

/** Sky with a sun and a few flat clouds, down to the horizon and a little below. */
export function sky(chance: Chance, horizon: number): string {
  const { mood } = chance;
  const sunX = chance.between(250, 1350);
  const sunY = horizon - chance.between(110, 300);
  const radius = chance.between(52, 84);
  return [
    gradient("sky", mood.sky, horizon + 120),
    faded(circle(sunX, sunY, radius * 2.1, mood.sun), 0.28),
    faded(circle(sunX, sunY, radius * 1.5, mood.sun), 0.4),
    circle(sunX, sunY, radius, mood.sun),
    repeat(chance.whole(2, 4), () => cloud(chance, horizon)),
  ].join("");
}

function cloud(chance: Chance, horizon: number): string {
  const x = chance.between(-80, WIDTH - 200);
  const y = chance.between(60, horizon * 0.5);
  const width = chance.between(220, 420);
  const bars = [
    rect(x, y, width, 26, chance.mood.cloud, 13),
    rect(x + width * 0.18, y - 22, width * 0.5, 26, chance.mood.cloud, 13),
    rect(x + width * 0.3, y + 22, width * 0.6, 22, chance.mood.cloud, 11),
  ];
  return faded(bars.join(""), 0.72);
}

/** Three layers of hills behind each other, the far ones paler. */
export function hills(chance: Chance, horizon: number): string {
  const [far, middle, near] = chance.mood.hills;
  return [
    ridge(chance, horizon - 95, 60, far),
    ridge(chance, horizon - 45, 42, middle),
    ridge(chance, horizon - 6, 24, near),
  ].join("");
}

/** One smooth ridge from edge to edge, filled to the ground. */
export function ridge(chance: Chance, y: number, swing: number, color: string): string {
  const step = WIDTH / 4;
  let d = `M-20 ${HEIGHT} L-20 ${n(y)}`;
  let height = y;
  for (let x = -20; x < WIDTH; x += step) {
    const next = y + chance.between(-swing, swing);
    d += ` C${n(x + step / 2)} ${n(height)} ${n(x + step / 2)} ${n(next)} ${n(x + step)} ${n(next)}`;
    height = next;
  }
  return shape(`${d} L${WIDTH + 400} ${HEIGHT} Z`, color);
}

/** A field whose rows run to a point on the horizon. */
export function rows(
  horizon: number,
  vanishingX: number,
  colors: readonly [string, string],
  count = 15,
): string {
  const reach = 2600;
  const step = (2 * reach) / count;
  return [
    rect(0, horizon, WIDTH, HEIGHT - horizon, colors[0]),
    repeat(count, (index) => {
      const left = vanishingX - reach + index * step;
      const top: Point = [vanishingX + (left - vanishingX) * 0.06, horizon];
      const topRight: Point = [top[0] + step * 0.03, horizon];
      return polygon([top, topRight, [left + step * 0.5, HEIGHT], [left, HEIGHT]], colors[1]);
    }),
  ].join("");
}

/** A slim poplar, standing on its origin. */
export function poplar(at: Point, size: number, color: string): string {
  const crown = shape("M0 -190 C34 -140 30 -50 0 -14 C-30 -50 -34 -140 0 -190 Z", color);
  const light = shape("M0 -190 C34 -140 30 -50 0 -14 C8 -60 10 -130 0 -190 Z", "#ffffff");
  return place(rect(-4, -26, 8, 26, COLOR.earth) + crown + faded(light, 0.12), at, size);
}

/** A round tree, standing on its origin. */
export function tree(at: Point, size: number, color: string): string {
  const crown = circle(0, -92, 50, color) + circle(-36, -66, 34, color) + circle(36, -68, 36, color);
  const light = ellipse(16, -106, 26, 22, "#ffffff");
  return place(rect(-6, -60, 12, 60, COLOR.earth, 3) + crown + faded(light, 0.12), at, size);
}

/** A line of poplars along the horizon. */
export function windbreak(chance: Chance, horizon: number): string {
  const start = chance.between(60, 1100);
  const count = chance.whole(4, 8);
  return repeat(count, (index) => {
    const at: Point = [start + index * chance.between(38, 52), horizon + 6];
    return poplar(at, chance.between(0.42, 0.66), chance.pick([COLOR.green, COLOR.leaf]));
  });
}

/** An ear of wheat on its stalk, growing up from its origin. */
export function wheatEar(at: Point, size: number, lean: number, color: string = COLOR.gold): string {
  const grains = repeat(6, (index) => {
    const y = -250 - index * 26;
    return (
      ellipse(-12, y, 9, 19, color, -24) +
      ellipse(12, y, 9, 19, color, 24) +
      stroke(`M-14 ${y - 14} L-34 ${y - 62} M14 ${y - 14} L34 ${y - 62}`, color, 2)
    );
  });
  const tip = ellipse(0, -412, 8, 19, color) + stroke("M0 -420 L0 -478", color, 2);
  const blade = shape("M0 -90 C46 -150 64 -170 92 -160 C60 -150 34 -110 2 -66 Z", COLOR.amber);
  const stalk = stroke("M0 20 C4 -80 -4 -180 0 -250", COLOR.amber, 6);
  return place(stalk + blade + grains + tip, at, size, lean);
}

/** Ears in the foreground, in two rows that leave the middle lower; the one behind is darker. */
export function wheatBand(chance: Chance): string {
  const behind = earRow(chance, 30, 0.5, () => COLOR.amber);
  const front = earRow(chance, 22, 0.62, () => chance.pick([COLOR.gold, COLOR.straw, COLOR.butter]));
  return (
    behind + ridge(chance, HEIGHT - 34, 12, COLOR.earth) + front + ridge(chance, HEIGHT - 8, 8, COLOR.amber)
  );
}

function earRow(chance: Chance, count: number, least: number, color: () => string): string {
  return repeat(count, (index) => {
    const x = (index / (count - 1)) * (WIDTH + 80) - 40 + chance.between(-22, 22);
    const edge = Math.abs(x - WIDTH / 2) / (WIDTH / 2);
    const size = least + edge * edge * 0.62 + chance.between(-0.05, 0.12);
    return wheatEar([x, HEIGHT + 50 + chance.between(0, 50)], size, chance.between(-9, 9), color());
  });
}
