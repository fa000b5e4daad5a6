import type { Chance } from "./chance";
import { COLOR } from "./palette";
import { type Point, circle, ellipse, place, rect, shape, stroke, WIDTH, repeat } from "./svg";

export const COATS = [COLOR.green, COLOR.slate, COLOR.brick, COLOR.leaf, COLOR.earth, COLOR.steel];
export const SKINS = ["#c98f66", "#dba97f", "#b97f58"] as const;
export const HAIR = ["#2b2320", "#4a3a2e", "#8d8a83", "#1f1c1b"] as const;

/** Somebody seen from behind to the waist, sitting in a row of seats; the origin is the seat. */
export function fromBehind(at: Point, size: number, coat: string, hair: string): string {
  return place(
    [
      shape("M-86 0 C-86 -90 -60 -118 0 -118 C60 -118 86 -90 86 0 Z", coat),
      rect(-20, -142, 40, 34, SKINS[0], 10),
      ellipse(0, -180, 44, 52, hair),
    ].join(""),
    at,
    size,
  );
}

/** Somebody standing, pointing to the right or to the left; the origin is at the feet. */
export function standing(at: Point, size: number, coat: string, hair: string, side: 1 | -1 = 1): string {
  return place(
    mirrored(
      side,
      [
        rect(-34, -170, 28, 170, COLOR.ink, 8),
        rect(6, -170, 28, 170, COLOR.ink, 8),
        shape("M-58 -160 L-52 -320 C-50 -350 -30 -362 0 -362 C30 -362 50 -350 52 -320 L58 -160 Z", coat),
        stroke("M46 -330 L112 -292", coat, 30),
        circle(120, -296, 15, SKINS[1]),
        stroke("M-46 -330 L-64 -220", coat, 30),
        circle(-66, -208, 15, SKINS[1]),
        rect(-15, -386, 30, 34, SKINS[1], 8),
        circle(0, -412, 42, SKINS[1]),
        shape(
          "M-44 -408 C-50 -470 50 -470 44 -412 C30 -430 10 -436 -10 -432 C-28 -430 -40 -424 -44 -408 Z",
          hair,
        ),
      ].join(""),
    ),
    at,
    size,
  );
}

function mirrored(side: 1 | -1, content: string): string {
  return `<g transform="scale(${side} 1)">${content}</g>`;
}

/** A row of people seen from behind, each in a seat. */
export function audience(chance: Chance, count: number, y: number, size: number): string {
  const step = WIDTH / count;
  return repeat(count, (index) => {
    const x = step * (index + 0.5) + chance.between(-16, 16);
    const coat = COATS[chance.whole(0, COATS.length - 1)] ?? COLOR.green;
    const hair = HAIR[chance.whole(0, HAIR.length - 1)] ?? HAIR[0];
    const seat = rect(x - 96 * size, y - 50 * size, 192 * size, 120 * size, COLOR.forest, 26);
    return fromBehind([x, y], size, coat, hair) + seat;
  });
}
