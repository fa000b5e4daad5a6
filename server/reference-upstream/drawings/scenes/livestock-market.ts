import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, ridge, windbreak } from "../land";
import { HAIR, standing } from "../people";
import {
  type Point,
  WIDTH,
  HEIGHT,
  rect,
  circle,
  ellipse,
  polygon,
  shape,
  stroke,
  place,
  faded,
  repeat,
  picture,
} from "../svg";

/** Pens with sheep and cattle under a light roof, the plain behind. */
export function livestockMarket(chance: Chance): string {
  const horizon = 430;
  const animals = repeat(8, (index) => {
    const at: Point = [110 + index * 192 + chance.between(-30, 30), 700 + chance.between(-26, 20)];
    return chance.yes(0.6)
      ? sheep(at, chance.between(0.8, 1))
      : cow(at, chance.between(0.95, 1.1), chance.pick([COLOR.rust, COLOR.earth, COLOR.ink, COLOR.clay]));
  });
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    windbreak(chance, horizon),
    rect(0, horizon + 20, WIDTH, HEIGHT, COLOR.pale),
    ridge(chance, 560, 12, COLOR.sand),
    rect(0, 620, WIDTH, 280, "#d9c49b"),
    rail(620, 0.8),
    animals,
    [260, 800, 1340].map((x) => rect(x - 13, 190, 26, 640, COLOR.green)).join(""),
    polygon(
      [
        [-20, 210],
        [-20, 150],
        [800, 60],
        [1620, 150],
        [1620, 210],
        [800, 124],
      ],
      COLOR.brick,
    ),
    polygon(
      [
        [-20, 230],
        [-20, 208],
        [800, 122],
        [1620, 208],
        [1620, 230],
        [800, 146],
      ],
      COLOR.rust,
    ),
    rail(800, 1.15),
    standing(
      [chance.between(1450, 1500), 890],
      0.82,
      chance.pick([COLOR.slate, COLOR.leaf, COLOR.brick]),
      HAIR[1],
      -1,
    ),
  );
}

function rail(y: number, size: number): string {
  const posts = repeat(12, (index) =>
    rect(40 + index * 140, y - 60 * size, 16 * size, 120 * size, COLOR.earth, 4),
  );
  const bars = [0, 1, 2]
    .map((index) => rect(0, y - 48 * size + index * 38 * size, WIDTH, 11 * size, "#96713d"))
    .join("");
  return bars + posts;
}

function sheep(at: Point, size: number): string {
  const legs = [-40, -18, 20, 42].map((x) => rect(x, -44, 11, 44, COLOR.ink, 4)).join("");
  const wool = [
    [-44, -76, 36],
    [-14, -92, 40],
    [24, -90, 40],
    [50, -72, 34],
    [0, -66, 44],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, COLOR.cream))
    .join("");
  const head =
    ellipse(92, -104, 28, 22, COLOR.ink, 24) +
    ellipse(72, -120, 16, 8, COLOR.ink, -30) +
    circle(74, -118, 18, COLOR.paper);
  return place(faded(ellipse(6, 0, 90, 9, COLOR.ink), 0.16) + legs + wool + head, at, size);
}

function cow(at: Point, size: number, color: string): string {
  const legs = [-88, -62, 52, 78].map((x) => rect(x, -70, 18, 70, color, 5)).join("");
  const body = shape(
    "M-110 -70 C-116 -150 -100 -172 -60 -172 L70 -172 C104 -172 112 -150 106 -70 C60 -52 -60 -52 -110 -70 Z",
    color,
  );
  const head =
    shape("M92 -168 L150 -196 C176 -196 184 -160 176 -124 C170 -104 146 -104 138 -122 L104 -120 Z", color) +
    ellipse(168, -118, 18, 14, COLOR.clay) +
    stroke("M134 -190 Q132 -216 152 -220", COLOR.butter, 7) +
    ellipse(118, -182, 22, 9, color, -20);
  const patch = ellipse(-30, -132, 46, 30, COLOR.cream) + ellipse(46, -108, 26, 20, COLOR.cream);
  const tail = stroke("M-108 -156 Q-138 -120 -126 -70", color, 8);
  return place(faded(ellipse(6, 0, 130, 10, COLOR.ink), 0.16) + tail + legs + body + patch + head, at, size);
}
