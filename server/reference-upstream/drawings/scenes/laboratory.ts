import type { Chance } from "../chance";
import { cylinder, dish, flask, tubes } from "../glassware";
import { COLOR } from "../palette";
import { room, windowView } from "../room";
import {
  type Point,
  WIDTH,
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

/** The laboratory bench: glassware, scales, dishes of grain, the probe against the wall. */
export function laboratory(chance: Chance): string {
  const things = [flask, tubes, scales, microscope, cylinder, flask] as const;
  const start = chance.whole(0, things.length - 1);
  const bench = repeat(5, (index) => {
    const draw = things[(start + index) % things.length] ?? flask;
    return place(draw(chance, [0, 0]), [215 + index * 275, 640], 1.18);
  });
  return picture(
    room("#e7ede2", COLOR.mist, COLOR.sand, 900),
    windowView(chance, chance.between(120, 220), 110, 330, 320),
    shelf(chance),
    rect(0, 640, WIDTH, 34, COLOR.white),
    rect(0, 674, WIDTH, 226, COLOR.green),
    repeat(
      4,
      (index) =>
        rect(40 + index * 396, 706, 356, 160, COLOR.leaf, 6) +
        rect(180 + index * 396, 730, 76, 12, COLOR.gold, 6),
    ),
    probe(chance.between(1460, 1520)),
    bench,
    repeat(4, (index) => place(dish(chance, [0, 0]), [352 + index * 275, 638], 0.8)),
  );
}

function shelf(chance: Chance): string {
  const jars = repeat(8, (index) => {
    const x = 660 + index * 92;
    const height = chance.between(90, 140);
    const fill = chance.between(0.4, 0.8) * height;
    const grain = chance.pick([COLOR.gold, COLOR.straw, COLOR.clay, COLOR.sage, COLOR.amber]);
    return (
      rect(x, 330 - height, 66, height, COLOR.white, 8) +
      rect(x + 5, 325 - fill, 56, fill, grain, 5) +
      rect(x + 8, 318 - height, 50, 16, COLOR.slate, 4) +
      rect(x + 14, 288, 38, 20, COLOR.cream, 2)
    );
  });
  return jars + rect(630, 330, 790, 18, COLOR.earth, 4) + faded(rect(630, 348, 790, 10, COLOR.ink), 0.12);
}

function scales(_: Chance, at: Point): string {
  return place(
    [
      shape("M-110 0 L-92 -74 L92 -74 L110 0 Z", COLOR.slate),
      rect(-46, -54, 92, 34, COLOR.mist, 4),
      rect(-30, -46, 60, 18, COLOR.green, 3),
      rect(-8, -100, 16, 28, COLOR.steel),
      ellipse(0, -104, 100, 14, COLOR.fog),
      shape("M-70 -108 Q0 -176 70 -108 Z", COLOR.gold),
      faded(shape("M-70 -108 Q-30 -160 0 -142 Q-30 -130 -36 -108 Z", COLOR.amber), 0.6),
    ].join(""),
    at,
    1.05,
  );
}

function microscope(_: Chance, at: Point): string {
  return place(
    [
      rect(-100, -26, 200, 26, COLOR.ink, 8),
      stroke("M60 -30 C120 -120 96 -210 10 -226", COLOR.green, 34),
      place(
        rect(-26, -120, 52, 150, COLOR.slate, 8) +
          rect(-20, -160, 40, 44, COLOR.ink, 6) +
          rect(-16, 26, 32, 34, COLOR.gold, 4),
        [-20, -200],
        1,
        -18,
      ),
      rect(-90, -92, 130, 16, COLOR.ink, 4),
      rect(-60, -104, 70, 12, COLOR.fog, 3),
      circle(74, -84, 20, COLOR.gold),
    ].join(""),
    at,
  );
}

function probe(x: number): string {
  return place(
    rect(-9, -560, 18, 540, COLOR.steel, 6) +
      polygon(
        [
          [-9, -22],
          [9, -22],
          [0, 10],
        ],
        COLOR.slate,
      ) +
      repeat(5, (index) => rect(-5, -470 + index * 84, 10, 46, COLOR.ink, 5)) +
      rect(-52, -576, 104, 24, COLOR.brick, 10),
    [x, 640],
    1,
    5,
  );
}
