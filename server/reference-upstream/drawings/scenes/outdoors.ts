import type { Chance } from "../chance";
import { hills, poplar, ridge, sky, tree, windbreak } from "../land";
import { COATS, HAIR, standing } from "../people";
import { COLOR } from "../palette";
import {
  HEIGHT,
  type Point,
  WIDTH,
  circle,
  ellipse,
  faded,
  line,
  picture,
  place,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from "../svg";
import { house, lorry, silo } from "../things";

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

/** Pens with sheep and cattle under a light roof, the plain behind. */
export function livestockMarket(chance: Chance): string {
  const horizon = 430;
  const animals = repeat(8, (index) => {
    const at: Point = [110 + index * 192 + chance.between(-30, 30), 700 + chance.between(-26, 20)];
    return chance.yes(0.6)
      ? sheep(at, chance.between(0.8, 1))
      : cow(
          at,
          chance.between(0.95, 1.1),
          chance.pick([COLOR.rust, COLOR.earth, COLOR.ink, COLOR.clay]),
        );
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
    shape(
      "M92 -168 L150 -196 C176 -196 184 -160 176 -124 C170 -104 146 -104 138 -122 L104 -120 Z",
      color,
    ) +
    ellipse(168, -118, 18, 14, COLOR.clay) +
    stroke("M134 -190 Q132 -216 152 -220", COLOR.butter, 7) +
    ellipse(118, -182, 22, 9, color, -20);
  const patch = ellipse(-30, -132, 46, 30, COLOR.cream) + ellipse(46, -108, 26, 20, COLOR.cream);
  const tail = stroke("M-108 -156 Q-138 -120 -126 -70", color, 8);
  return place(
    faded(ellipse(6, 0, 130, 10, COLOR.ink), 0.16) + tail + legs + body + patch + head,
    at,
    size,
  );
}

/** Tiled roofs between poplars, a lane and fields in front. */
export function village(chance: Chance): string {
  const horizon = 440;
  const homes = Array.from({ length: 11 }, (_, index) => {
    const y = chance.between(500, 660);
    return { x: 130 + index * 138 + chance.between(-50, 50), y, size: 0.45 + (y - 480) / 260 };
  }).sort((a, b) => a.y - b.y);
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    ridge(chance, 480, 26, COLOR.sage),
    homes
      .map(({ x, y, size }) => {
        const green = poplar([x + 110 * size, y + 4], size, chance.pick([COLOR.green, COLOR.leaf]));
        const garden = chance.yes(0.4) ? tree([x - 120 * size, y + 6], size * 0.9, COLOR.leaf) : "";
        return (
          green +
          house(
            [x, y],
            size,
            chance.pick([COLOR.cream, COLOR.paper, COLOR.butter]),
            chance.pick([COLOR.brick, COLOR.clay]),
          ) +
          garden
        );
      })
      .join(""),
    field(chance),
  );
}

function field(chance: Chance): string {
  const x = chance.between(500, 1100);
  return [
    shape(`M0 690 Q400 640 800 690 T1600 676 L1600 900 L0 900 Z`, COLOR.straw),
    repeat(7, (index) =>
      stroke(
        `M0 ${716 + index * 30} Q400 ${664 + index * 32} 800 ${716 + index * 30} T1600 ${702 + index * 30}`,
        COLOR.gold,
        5 + index,
      ),
    ),
    shape(
      `M${x - 24} 676 C${x - 80} 740 ${x + 120} 780 ${x - 160} 900 L${x + 120} 900 C${x + 300} 790 ${x + 40} 730 ${x + 24} 676 Z`,
      COLOR.sand,
    ),
  ].join("");
}

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
      standing(
        [chance.between(260, 1340), 850 + index * 14],
        0.34,
        COATS[index] ?? COLOR.green,
        HAIR[0],
      ),
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
    rect(
      620 - index * 24,
      750 + index * 18,
      360 + index * 48,
      20,
      index % 2 ? COLOR.sand : COLOR.white,
    ),
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
