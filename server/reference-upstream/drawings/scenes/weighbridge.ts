import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, ridge, poplar, tree, windbreak } from "../land";
import { lorry, silo } from "../things";
import { type Point, WIDTH, rect, polygon, stroke, line, place, faded, repeat, picture } from "../svg";

/** A lorry on the weighbridge, the sampling probe above it, the cabin beside. */
export function weighbridge(chance: Chance): string {
  const horizon = 470;
  const ground = 760;
  const x = chance.between(640, 800);
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    windbreak(chance, horizon),
    [0, 1, 2].map((index) => silo([1180 + index * 124, 640], 1.02)).join(""),
    ridge(chance, 640, 6, COLOR.sage),
    rect(0, 690, WIDTH, 210, COLOR.sand),
    rect(0, 690, WIDTH, 10, "#cdbb97"),
    polygon(
      [
        [150, ground + 12],
        [1130, ground + 12],
        [1250, ground + 52],
        [30, ground + 52],
      ],
      COLOR.steel,
    ),
    rect(30, ground + 50, 1220, 20, COLOR.slate),
    repeat(11, (index) => rect(80 + index * 108, ground + 22, 60, 8, COLOR.fog, 4)),
    lorry([x, ground + 20], 1.28, chance.pick([COLOR.green, COLOR.slate, COLOR.brick])),
    probe(x - 190, ground),
    cabin([1330, ground + 20]),
    chance.yes() ? tree([90, 700], 1.1, COLOR.leaf) : poplar([90, 700], 1.2, COLOR.green),
  );
}

function probe(x: number, ground: number): string {
  return [
    rect(x - 300, ground - 520, 34, 540, COLOR.green, 6),
    rect(x - 300, ground - 520, 400, 30, COLOR.green, 6),
    rect(x - 40, ground - 540, 80, 66, COLOR.gold, 8),
    line([x, ground - 480], [x, ground - 268], COLOR.slate, 16),
    line([x, ground - 480], [x, ground - 268], COLOR.fog, 5),
    stroke(
      `M${x + 30} ${ground - 500} C${x + 120} ${ground - 440} ${x - 150} ${ground - 420} ${x - 266} ${ground - 300}`,
      COLOR.ink,
      7,
    ),
  ].join("");
}

function cabin(at: Point): string {
  return place(
    [
      rect(-130, -270, 260, 270, COLOR.cream),
      rect(-130, -60, 260, 60, COLOR.green),
      rect(-150, -290, 300, 26, COLOR.brick, 4),
      rect(-104, -220, 130, 110, COLOR.slate, 4),
      faded(
        polygon(
          [
            [-104, -220],
            [-40, -220],
            [-104, -150],
          ],
          COLOR.white,
        ),
        0.3,
      ),
      rect(46, -226, 62, 226, COLOR.leaf, 4),
      rect(-116, -380, 190, 76, COLOR.ink, 8),
      repeat(4, (index) => rect(-98 + index * 42, -362, 28, 40, COLOR.gold, 4)),
      rect(-30, -306, 14, 20, COLOR.ink),
    ].join(""),
    at,
    1,
  );
}
