import type { Chance } from "./chance";
import { COLOR } from "./palette";
import { HEIGHT, WIDTH, circle, ellipse, faded, line, polygon, rect, repeat, shape } from "./svg";

/** A wall with a darker base, and a floor that runs towards the viewer. */
export function room(wall: string, base: string, floor: string, floorY: number): string {
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    rect(0, floorY - 130, WIDTH, 130, base),
    faded(rect(0, floorY - 136, WIDTH, 8, COLOR.white), 0.5),
    rect(0, floorY, WIDTH, HEIGHT - floorY, floor),
    faded(rect(0, floorY, WIDTH, 14, COLOR.ink), 0.16),
  ].join("");
}

/** A window with the plain outside. */
export function windowView(chance: Chance, x: number, y: number, width: number, height: number): string {
  const { mood } = chance;
  const ground = y + height * 0.66;
  const swell = height * 0.12;
  const hill = `M${x} ${ground - swell * 0.4} C${x + width * 0.25} ${ground - swell * 2} ${x + width * 0.5} ${ground + swell * 0.4} ${x + width} ${ground - swell} L${x + width} ${y + height} L${x} ${y + height} Z`;
  return [
    rect(x - 14, y - 14, width + 28, height + 28, COLOR.white, 4),
    rect(x, y, width, height, mood.sky[1]),
    faded(rect(x, y, width, height * 0.4, mood.sky[0]), 0.7),
    circle(x + width * 0.72, y + height * 0.34, height * 0.09, mood.sun),
    shape(hill, mood.hills[1]),
    rect(x, y + height * 0.8, width, height * 0.2, COLOR.straw),
    rect(x + width / 2 - 5, y, 10, height, COLOR.white),
    rect(x, y + height * 0.46, width, 8, COLOR.white),
    rect(x - 26, y + height + 10, width + 52, 18, COLOR.sand, 4),
    faded(
      polygon(
        [
          [x, y],
          [x + width * 0.35, y],
          [x, y + height * 0.5],
        ],
        COLOR.white,
      ),
      0.28,
    ),
  ].join("");
}

/** A row of hanging lamps with their light. */
export function lamps(xs: readonly number[], y: number): string {
  return xs
    .map((x) =>
      [
        line([x, -10], [x, y - 40], COLOR.ink, 4),
        shape(
          `M${x - 58} ${y} Q${x - 50} ${y - 50} ${x} ${y - 50} Q${x + 50} ${y - 50} ${x + 58} ${y} Z`,
          COLOR.green,
        ),
        ellipse(x, y, 58, 10, COLOR.butter),
        faded(
          polygon(
            [
              [x - 54, y],
              [x + 54, y],
              [x + 210, y + 420],
              [x - 210, y + 420],
            ],
            COLOR.butter,
          ),
          0.16,
        ),
      ].join(""),
    )
    .join("");
}

/** A potted plant, standing on (x, y). */
export function plant(x: number, y: number): string {
  const leaves = repeat(7, (index) => {
    const turn = -66 + index * 22;
    return ellipse(
      x + turn * 0.9,
      y - 150 - (60 - Math.abs(turn)) * 0.9,
      20,
      76,
      index % 2 ? COLOR.leaf : COLOR.green,
      turn,
    );
  });
  return (
    leaves +
    polygon(
      [
        [x - 52, y - 90],
        [x + 52, y - 90],
        [x + 38, y],
        [x - 38, y],
      ],
      COLOR.clay,
    )
  );
}
