import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, ridge, tree } from "../land";
import { COATS, HAIR, standing } from "../people";
import { WIDTH, rect, circle, ellipse, polygon, shape, line, repeat, picture } from "../svg";

/** The exchange's building: stone front, portico, tiled roof, flags of the house. */
export function exchangeBuilding(chance: Chance): string {
  const horizon = 560;
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    rect(0, 700, WIDTH, 200, COLOR.sand),
    ridge(chance, 690, 8, COLOR.sage),
    rect(0, 740, WIDTH, 160, COLOR.paper),
    front(),
    steps(),
    [120, 1480].map((x) => tree([x, 770], 1.7, chance.pick([COLOR.green, COLOR.leaf]))).join(""),
    [270, 1330].map((x) => flag(x)).join(""),
    repeat(3, (index) =>
      standing([chance.between(260, 1340), 850 + index * 14], 0.34, COATS[index] ?? COLOR.green, HAIR[0]),
    ),
  );
}

function front(): string {
  const bays = [380, 520, 980, 1120];
  const windows = bays
    .map((x) =>
      [380, 560]
        .map(
          (y) =>
            rect(x, y, 90, 124, COLOR.slate, y === 380 ? 45 : 4) +
            rect(x + 42, y, 6, 124, COLOR.cream) +
            rect(x - 8, y + 126, 106, 12, COLOR.sand),
        )
        .join(""),
    )
    .join("");
  const columns = repeat(
    4,
    (index) =>
      rect(668 + index * 78, 420, 30, 330, COLOR.white) +
      rect(668 + index * 78, 420, 10, 330, COLOR.sand) +
      rect(660 + index * 78, 408, 46, 16, COLOR.white),
  );
  return [
    rect(330, 330, 940, 430, COLOR.cream),
    rect(330, 330, 300, 430, "#f1e6cd"),
    rect(310, 312, 980, 26, COLOR.white),
    polygon(
      [
        [300, 314],
        [380, 226],
        [1220, 226],
        [1300, 314],
      ],
      COLOR.brick,
    ),
    repeat(14, (index) => line([360 + index * 64, 306], [420 + index * 56, 232], COLOR.rust, 3)),
    windows,
    rect(640, 400, 320, 360, COLOR.green),
    polygon(
      [
        [630, 408],
        [800, 286],
        [970, 408],
      ],
      COLOR.white,
    ),
    polygon(
      [
        [668, 398],
        [800, 304],
        [932, 398],
      ],
      COLOR.butter,
    ),
    circle(800, 364, 26, COLOR.green),
    ellipse(800, 364, 7, 18, COLOR.gold),
    rect(750, 560, 100, 200, COLOR.earth, 50),
    rect(797, 560, 6, 200, COLOR.gold),
    columns,
  ].join("");
}

function steps(): string {
  return repeat(4, (index) =>
    rect(620 - index * 24, 750 + index * 18, 360 + index * 48, 20, index % 2 ? COLOR.sand : COLOR.white),
  );
}

function flag(x: number): string {
  const cloth = shape(
    `M${x} 330 C${x + 50} 312 ${x + 80} 352 ${x + 130} 334 L${x + 130} 412 C${x + 80} 430 ${x + 50} 390 ${x} 408 Z`,
    COLOR.green,
  );
  return (
    rect(x - 4, 310, 8, 470, COLOR.slate) +
    circle(x, 306, 9, COLOR.gold) +
    cloth +
    ellipse(x + 62, 372, 9, 24, COLOR.gold, 14)
  );
}
