import type { Chance } from "../chance";
import { COLOR } from "../palette";
import {
  type Point,
  WIDTH,
  HEIGHT,
  rect,
  circle,
  ellipse,
  polygon,
  line,
  place,
  faded,
  repeat,
  picture,
} from "../svg";

/** A desk from above: papers, stamp, tea, a dish of wheat. */
export function documents(chance: Chance): string {
  const flip = chance.yes() ? 1 : -1;
  return picture(
    rect(0, 0, WIDTH, HEIGHT, COLOR.leaf),
    faded(
      repeat(6, (index) => rect(0, index * 160, WIDTH, 4, COLOR.forest)),
      0.25,
    ),
    sheet(chance, [800 - flip * 190, 480], -7 * flip, false),
    sheet(chance, [800 + flip * 130, 450], 5 * flip, true),
    tea([800 - flip * 590, 240]),
    wheatDish(chance, [800 + flip * 610, 650]),
    stamp([800 + flip * 570, 300], 14 * flip),
    pen([800 - flip * 560, 600], 24 * flip),
  );
}

function sheet(chance: Chance, at: Point, turn: number, withChart: boolean): string {
  const lines = repeat(withChart ? 6 : 14, (index) =>
    rect(-220, -190 + index * 36, chance.between(250, 440), 12, COLOR.fog, 4),
  );
  const bars = repeat(
    7,
    (index) =>
      rect(-206 + index * 62, 300 - (60 + chance.between(0, 130)), 40, 60 + 130, "none") + bar(chance, index),
  );
  return place(
    [
      faded(rect(-274, -330, 560, 700, COLOR.ink, 4), 0.18),
      rect(-280, -344, 560, 700, COLOR.white, 4),
      circle(-206, -276, 30, COLOR.green),
      ellipse(-206, -276, 7, 19, COLOR.gold),
      rect(-160, -296, 260, 18, COLOR.green, 4),
      rect(-160, -266, 170, 12, COLOR.mist, 4),
      lines,
      withChart
        ? bars + line([-220, 300], [230, 300], COLOR.ink, 4)
        : faded(circle(150, 280, 56, "none") + seal(150, 280), 0.85),
    ].join(""),
    at,
    1,
    turn,
  );
}

function bar(chance: Chance, index: number): string {
  const height = 50 + index * 16 + chance.between(0, 60);
  return rect(-206 + index * 62, 298 - height, 40, height, index === 6 ? COLOR.gold : COLOR.sage, 3);
}

function seal(x: number, y: number): string {
  return (
    circle(x, y, 58, COLOR.brick) +
    circle(x, y, 49, COLOR.white) +
    circle(x, y, 43, COLOR.brick) +
    ellipse(x, y, 8, 26, COLOR.white) +
    ellipse(x - 16, y + 6, 7, 20, COLOR.white, -26) +
    ellipse(x + 16, y + 6, 7, 20, COLOR.white, 26)
  );
}

/** A glass of tea from above, on its saucer. */
function tea([x, y]: Point): string {
  return (
    faded(circle(x + 8, y + 12, 128, COLOR.ink), 0.18) +
    circle(x, y, 126, COLOR.white) +
    circle(x, y, 96, COLOR.paper) +
    circle(x, y, 66, COLOR.fog) +
    circle(x, y, 56, COLOR.brick) +
    faded(ellipse(x + 16, y - 18, 22, 12, COLOR.clay, 24), 0.9) +
    rect(x + 76, y + 22, 34, 34, COLOR.white, 4) +
    place(
      rect(-9, -80, 14, 130, COLOR.steel, 7) + ellipse(-2, -88, 17, 26, COLOR.steel),
      [x - 86, y + 40],
      1,
      -30,
    )
  );
}

function wheatDish(chance: Chance, [x, y]: Point): string {
  const grains = repeat(60, () => {
    const [angle, reach] = [chance.between(0, 6.28), Math.sqrt(chance.between(0, 1)) * 92];
    return ellipse(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      15,
      8,
      chance.pick([COLOR.gold, COLOR.amber, COLOR.straw]),
      chance.between(0, 180),
    );
  });
  return (
    faded(circle(x + 8, y + 12, 134, COLOR.ink), 0.18) +
    circle(x, y, 132, COLOR.white) +
    circle(x, y, 112, COLOR.butter) +
    grains
  );
}

function stamp(at: Point, turn: number): string {
  return place(
    faded(rect(-66, -56, 150, 130, COLOR.ink, 14), 0.18) +
      rect(-76, -66, 152, 132, COLOR.earth, 14) +
      rect(-60, -50, 120, 100, COLOR.amber, 10) +
      circle(0, 0, 40, COLOR.brick) +
      circle(-8, -8, 22, COLOR.clay),
    at,
    1,
    turn,
  );
}

function pen(at: Point, turn: number): string {
  return place(
    faded(rect(-4, -220, 28, 430, COLOR.ink, 12), 0.18) +
      rect(-14, -230, 28, 360, COLOR.green, 12) +
      rect(-14, 70, 28, 22, COLOR.gold) +
      polygon(
        [
          [-13, 128],
          [13, 128],
          [0, 196],
        ],
        COLOR.fog,
      ) +
      rect(6, -220, 8, 150, COLOR.gold, 4),
    at,
    1,
    turn,
  );
}
