import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { room, windowView } from "../room";
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
  return (
    jars + rect(630, 330, 790, 18, COLOR.earth, 4) + faded(rect(630, 348, 790, 10, COLOR.ink), 0.12)
  );
}

function flask(chance: Chance, at: Point): string {
  const liquid = chance.pick([COLOR.gold, COLOR.sage, COLOR.clay, COLOR.straw]);
  return place(
    [
      shape(
        "M-34 -250 L-34 -170 L-104 -22 Q-110 0 -86 0 L86 0 Q110 0 104 -22 L34 -170 L34 -250 Z",
        COLOR.white,
      ),
      shape(
        "M-66 -102 L-100 -22 Q-104 -6 -84 -6 L84 -6 Q104 -6 100 -22 L66 -102 Q30 -88 0 -102 T-66 -102 Z",
        liquid,
      ),
      rect(-44, -262, 88, 18, COLOR.fog, 8),
      faded(line([-18, -230], [-18, -160], COLOR.steel, 6), 0.5),
      faded(
        circle(30, -50, 12, COLOR.white) +
          circle(-26, -36, 8, COLOR.white) +
          circle(4, -74, 6, COLOR.white),
        0.6,
      ),
    ].join(""),
    at,
    chance.between(0.8, 1),
  );
}

function tubes(chance: Chance, at: Point): string {
  const glasses = repeat(6, (index) => {
    const x = -118 + index * 42;
    const level = chance.between(50, 110);
    return (
      rect(x, -190, 26, 170, COLOR.white, 13) +
      rect(
        x + 3,
        -22 - level,
        20,
        level,
        chance.pick([COLOR.gold, COLOR.clay, COLOR.sage, COLOR.straw]),
        10,
      )
    );
  });
  return place(
    glasses +
      rect(-140, -130, 280, 18, COLOR.earth, 4) +
      rect(-140, -26, 280, 26, COLOR.earth, 4) +
      rect(-140, -130, 16, 120, COLOR.amber) +
      rect(124, -130, 16, 120, COLOR.amber),
    at,
  );
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

function cylinder(chance: Chance, at: Point): string {
  const level = chance.between(120, 210);
  return place(
    [
      rect(-30, -290, 60, 284, COLOR.white, 6),
      rect(-25, -8 - level, 50, level, chance.pick([COLOR.straw, COLOR.gold])),
      repeat(9, (index) =>
        line([-28, -60 - index * 24], [index % 2 ? -14 : -4, -60 - index * 24], COLOR.slate, 3),
      ),
      shape("M-42 -300 L34 -300 L30 -286 L-30 -286 Z", COLOR.fog),
      rect(-64, -14, 128, 14, COLOR.steel, 6),
    ].join(""),
    at,
  );
}

function dish(chance: Chance, [x, y]: Point): string {
  const grain = chance.pick([COLOR.gold, COLOR.amber, COLOR.straw]);
  const grains = repeat(9, () =>
    ellipse(
      x + chance.between(-42, 42),
      y - 10 - chance.between(0, 12),
      9,
      5,
      chance.pick([COLOR.amber, COLOR.straw, COLOR.earth]),
      chance.between(-40, 40),
    ),
  );
  return (
    ellipse(x, y - 12, 62, 18, grain) +
    grains +
    shape(
      `M${x - 70} ${y - 14} Q${x} ${y + 12} ${x + 70} ${y - 14} L${x + 56} ${y + 6} L${x - 56} ${y + 6} Z`,
      COLOR.white,
    )
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

/** Dried fruit on a table: a crate of figs, bowls of raisins and walnuts. */
export function driedFruit(chance: Chance): string {
  const swap = chance.yes();
  return picture(
    room(COLOR.butter, COLOR.straw, COLOR.sand, 1030),
    windowView(chance, swap ? 1120 : 140, 90, 340, 330),
    garland(chance, swap ? 120 : 720),
    rect(0, 610, WIDTH, 290, "#96683a"),
    rect(0, 610, WIDTH, 20, "#a97a48"),
    shape(
      `M${swap ? 700 : 120} 640 L${swap ? 1500 : 920} 640 L${swap ? 1600 : 1010} 900 L${swap ? 590 : 10} 900 Z`,
      COLOR.cream,
    ),
    crate(chance, [swap ? 420 : 1140, 800], 1.25),
    bowl(chance, [swap ? 900 : 330, 790], 1.25, "raisin"),
    bowl(chance, [swap ? 1260 : 690, 830], 1, "walnut"),
    repeat(9, () => fig([chance.between(100, 1500), chance.between(850, 890)], 0.66, chance)),
  );
}

function garland(chance: Chance, x: number): string {
  const string = stroke(`M${x} 40 Q${x + 380} 330 ${x + 760} 40`, COLOR.earth, 5);
  const fruits = repeat(15, (index) => {
    const share = (index + 0.5) / 15;
    const y = 40 + 2 * share * (1 - share) * 290;
    return fig([x + share * 760, y + 30], 0.78, chance);
  });
  return string + fruits;
}

function fig(at: Point, size: number, chance: Chance): string {
  const color = chance.pick(["#b98a55", "#a87646", "#c99d63"]);
  return place(
    ellipse(0, 0, 44, 33, color) +
      shape("M-18 -24 Q0 -52 18 -24 Z", color) +
      rect(-5, -46, 10, 12, COLOR.earth, 3) +
      faded(ellipse(14, -8, 20, 12, COLOR.butter, -16), 0.4) +
      stroke("M-30 -8 Q-36 6 -24 20 M-12 -16 Q-18 6 -8 26 M8 -14 Q6 8 10 26", "#8d6236", 3),
    at,
    size,
    chance.between(-25, 25),
  );
}

function crate(chance: Chance, at: Point, size: number): string {
  const figs = repeat(13, (index) =>
    fig([-190 + (index % 7) * 64, index < 7 ? -150 : -178], 0.95, chance),
  );
  const boards = [0, 1, 2]
    .map((index) => rect(-240, -140 + index * 50, 480, 42, index % 2 ? "#c79a5c" : COLOR.clay, 4))
    .join("");
  return place(
    faded(ellipse(0, 10, 270, 18, COLOR.ink), 0.2) +
      figs +
      boards +
      rect(-240, -150, 26, 156, COLOR.earth, 4) +
      rect(214, -150, 26, 156, COLOR.earth, 4) +
      rect(-60, -84, 120, 36, COLOR.cream, 4) +
      ellipse(0, -66, 6, 14, COLOR.green),
    at,
    size,
  );
}

function bowl(chance: Chance, at: Point, size: number, fruit: "raisin" | "walnut"): string {
  const fruits = repeat(fruit === "raisin" ? 70 : 22, () => {
    const angle = chance.between(Math.PI, 2 * Math.PI);
    const reach = chance.between(0, 1);
    const [x, y] = [Math.cos(angle) * 130 * reach, -104 + Math.sin(angle) * 52 * reach];
    if (fruit === "raisin")
      return ellipse(
        x,
        y,
        15,
        11,
        chance.pick(["#b8893c", "#d3a548", "#9c6d2d", "#c79a45"]),
        chance.between(0, 180),
      );
    return (
      circle(x, y, 25, chance.pick(["#b9905c", "#a57c4a"])) +
      stroke(
        `M${x - 14} ${y} Q${x} ${y - 16} ${x + 14} ${y} M${x} ${y - 16} L${x} ${y + 16}`,
        "#8a6236",
        3,
      )
    );
  });
  return place(
    faded(ellipse(0, 8, 150, 14, COLOR.ink), 0.2) +
      fruits +
      shape(
        "M-156 -112 C-150 -30 -80 4 0 4 C80 4 150 -30 156 -112 Q0 -76 -156 -112 Z",
        fruit === "raisin" ? COLOR.leaf : COLOR.brick,
      ) +
      stroke("M-140 -70 Q0 -34 140 -70", COLOR.butter, 6),
    at,
    size,
  );
}

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
      rect(-206 + index * 62, 300 - (60 + chance.between(0, 130)), 40, 60 + 130, "none") +
      bar(chance, index),
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
  return rect(
    -206 + index * 62,
    298 - height,
    40,
    height,
    index === 6 ? COLOR.gold : COLOR.sage,
    3,
  );
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
