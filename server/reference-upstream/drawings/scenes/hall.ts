import type { Chance } from "../chance";
import { COATS, HAIR, fromBehind, standing } from "../people";
import { COLOR } from "../palette";
import { lamps, plant, room, windowView } from "../room";
import {
  HEIGHT,
  WIDTH,
  circle,
  ellipse,
  faded,
  line,
  picture,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from "../svg";
import { emblem, sack } from "../things";

/** The sales hall: the bidding board, samples on the counter, buyers in their seats. */
export function salesHall(chance: Chance): string {
  return picture(
    room(COLOR.paper, COLOR.mist, "#b98f5a", 640),
    windowView(chance, 70, 150, 190, 300),
    windowView(chance, 1340, 150, 190, 300),
    board(chance, 350, 96, 900, 400),
    lamps([200, 800, 1400], 84),
    counter(chance),
    buyers(chance, 6, 790, 0.9),
    buyers(chance, 7, 930, 1.15),
  );
}

function board(chance: Chance, x: number, y: number, width: number, height: number): string {
  const lines = repeat(7, (row) => {
    const top = y + 84 + row * 44;
    const rising = chance.yes(0.6);
    const mark = rising
      ? polygon(
          [
            [x + width - 52, top + 18],
            [x + width - 40, top],
            [x + width - 28, top + 18],
          ],
          COLOR.mist,
        )
      : polygon(
          [
            [x + width - 52, top],
            [x + width - 40, top + 18],
            [x + width - 28, top],
          ],
          COLOR.clay,
        );
    const cells = [0, 1, 2].map((column) =>
      rect(
        x + 400 + column * 146,
        top,
        chance.between(76, 104),
        18,
        column === 1 ? COLOR.gold : COLOR.butter,
        4,
      ),
    );
    const name = rect(x + 34, top, chance.between(150, 310), 18, COLOR.pale, 4);
    return (
      (row % 2 ? rect(x + 16, top - 13, width - 32, 44, COLOR.green) : "") +
      name +
      cells.join("") +
      mark
    );
  });
  return [
    faded(rect(x - 6, y + 10, width + 30, height + 14, COLOR.ink, 12), 0.15),
    rect(x - 14, y - 14, width + 28, height + 28, COLOR.earth, 12),
    rect(x, y, width, height, COLOR.forest, 6),
    rect(x, y, width, 58, COLOR.gold, 6),
    rect(x + 34, y + 20, 240, 18, COLOR.forest, 4),
    [0, 1, 2]
      .map((column) => rect(x + 400 + column * 146, y + 20, 80, 18, COLOR.forest, 4))
      .join(""),
    lines,
  ].join("");
}

function counter(chance: Chance): string {
  const bowls = repeat(8, (index) => {
    const x = 430 + index * 106;
    const grain = chance.pick([COLOR.gold, COLOR.straw, COLOR.amber, COLOR.butter]);
    return (
      ellipse(x, 566, 40, 17, grain) +
      shape(
        `M${x - 46} 562 Q${x - 36} 606 ${x} 606 Q${x + 36} 606 ${x + 46} 562 Q${x} 586 ${x - 46} 562 Z`,
        COLOR.white,
      )
    );
  });
  return [
    rect(360, 602, 880, 96, COLOR.green, 6),
    rect(344, 594, 912, 20, COLOR.earth, 6),
    repeat(5, (index) => rect(392 + index * 168, 632, 140, 44, COLOR.leaf, 4)),
    bowls,
    sack([290, 702], 0.86),
    sack([1318, 702], 0.86, COLOR.butter),
  ].join("");
}

/** A row of people seen from behind, each at a small desk with a screen. */
function buyers(chance: Chance, count: number, y: number, size: number): string {
  const step = WIDTH / count;
  return repeat(count, (index) => {
    const x = step * (index + 0.5) + chance.between(-16, 16);
    const coat = COATS[chance.whole(0, COATS.length - 1)] ?? COLOR.green;
    const hair = HAIR[chance.whole(0, HAIR.length - 1)] ?? HAIR[0];
    const seat = rect(x - 96 * size, y - 50 * size, 192 * size, 120 * size, COLOR.forest, 26);
    return fromBehind([x, y], size, coat, hair) + seat;
  });
}

/** The council: desks in a half circle, the chair's table under the emblem. */
export function councilHall(chance: Chance): string {
  return picture(
    room(COLOR.cream, "#9a6f3f", "#7d8f7b", 560),
    windowView(chance, 90, 90, 210, 330),
    windowView(chance, 1300, 90, 210, 330),
    rect(520, 40, 560, 520, "#8a6236"),
    repeat(7, (index) => rect(534 + index * 78, 54, 64, 506, "#996f40")),
    emblem([800, 210], 112),
    flagStand(480),
    flagStand(1120),
    chairTable(chance),
    bench(chance, { y: 690, spread: 600, size: 0.82, count: 8 }),
    bench(chance, { y: 850, spread: 720, size: 1.08, count: 8 }),
  );
}

function flagStand(x: number): string {
  return (
    rect(x - 4, 190, 8, 370, COLOR.amber) +
    circle(x, 186, 10, COLOR.gold) +
    shape(`M${x + 4} 200 C${x + 50} 230 ${x + 40} 330 ${x + 56} 440 L${x + 4} 420 Z`, COLOR.green) +
    ellipse(x, 560, 40, 10, COLOR.earth)
  );
}

function chairTable(chance: Chance): string {
  const people = [620, 740, 860, 980].map((x, index) =>
    frontal(x, 470, COATS[(index + chance.whole(0, 3)) % 6] ?? COLOR.green),
  );
  return (
    people.join("") +
    rect(540, 462, 520, 22, COLOR.earth, 6) +
    rect(556, 484, 488, 92, COLOR.green, 4) +
    rect(556, 518, 488, 8, COLOR.gold)
  );
}

function frontal(x: number, y: number, coat: string): string {
  return (
    shape(
      `M${x - 44} ${y} C${x - 44} ${y - 56} ${x - 26} ${y - 66} ${x} ${y - 66} C${x + 26} ${y - 66} ${x + 44} ${y - 56} ${x + 44} ${y} Z`,
      coat,
    ) +
    polygon(
      [
        [x - 12, y - 66],
        [x + 12, y - 66],
        [x, y - 36],
      ],
      COLOR.white,
    ) +
    circle(x, y - 92, 24, "#dba97f") +
    shape(
      `M${x - 25} ${y - 92} C${x - 28} ${y - 128} ${x + 28} ${y - 128} ${x + 25} ${y - 92} C${x + 10} ${y - 106} ${x - 10} ${y - 106} ${x - 25} ${y - 92} Z`,
      HAIR[1],
    )
  );
}

interface Bench {
  y: number;
  spread: number;
  size: number;
  count: number;
}

/** A curved bench with its members, seen from behind. */
function bench(chance: Chance, { y, spread, size, count }: Bench): string {
  const sag = 84 * size;
  const edge = spread + 160 * size;
  const curve = (up: number) =>
    `M${800 - edge} ${y - up - sag * 0.9} Q800 ${y - up + sag * 1.5} ${800 + edge} ${y - up - sag * 0.9}`;
  const desk =
    stroke(curve(82 * size), "#6f4d28", 34 * size) + stroke(curve(96 * size), "#9a6f3f", 26 * size);
  const members = repeat(count, (index) => {
    const share = (index / (count - 1)) * 2 - 1;
    const at = y + 58 * size + (1 - share * share) * sag * 1.1 - sag * 0.6;
    const coat = COATS[chance.whole(0, 5)] ?? COLOR.green;
    const x = 800 + share * spread;
    const paper = rect(x + 44 * size, at - 164 * size, 52 * size, 13 * size, COLOR.white, 2);
    return paper + fromBehind([x, at], size * 0.86, coat, HAIR[chance.whole(0, 3)] ?? HAIR[0]);
  });
  return desk + members;
}

/** A course: a speaker at the screen, listeners in front. */
export function training(chance: Chance): string {
  const right = chance.yes();
  const speaker = right ? 1260 : 300;
  return picture(
    room(COLOR.cream, COLOR.pale, "#c2a070", 640),
    windowView(chance, right ? 70 : 1320, 150, 200, 320),
    screen(chance, right ? 360 : 460),
    plant(right ? 1480 : 120, 650),
    standing(
      [speaker, 690],
      1.02,
      chance.pick([COLOR.brick, COLOR.green, COLOR.slate]),
      HAIR[chance.whole(0, 3)] ?? HAIR[0],
      right ? -1 : 1,
    ),
    buyers(chance, 6, 800, 0.92),
    buyers(chance, 7, 940, 1.18),
  );
}

function screen(chance: Chance, x: number): string {
  const bars = repeat(6, (index) => {
    const height = 60 + index * 26 + chance.between(-24, 24);
    return rect(
      x + 70 + index * 66,
      424 - height,
      42,
      height,
      index === 5 ? COLOR.gold : COLOR.sage,
      4,
    );
  });
  const points = Array.from(
    { length: 6 },
    (_, index) => `${x + 91 + index * 66} ${300 - index * 22 + chance.between(-22, 22)}`,
  );
  return [
    faded(rect(x + 8, 98, 760, 430, COLOR.ink, 10), 0.12),
    rect(x, 84, 760, 430, COLOR.slate, 10),
    rect(x + 14, 98, 732, 402, COLOR.white, 4),
    rect(x + 50, 130, 300, 20, COLOR.green, 4),
    rect(x + 50, 164, 200, 12, COLOR.fog, 4),
    bars,
    line([x + 54, 426], [x + 470, 426], COLOR.ink, 4),
    stroke(`M${points.join(" L")}`, COLOR.brick, 6),
    repeat(
      5,
      (index) =>
        circle(x + 530, 208 + index * 52, 10, COLOR.gold) +
        rect(x + 556, 200 + index * 52, chance.between(90, 160), 15, COLOR.fog, 4),
    ),
  ].join("");
}

/** An award: a cup on its stand between ears of wheat, light behind it. */
export function award(chance: Chance): string {
  const turn = chance.between(0, 20);
  const rays = repeat(18, (index) => {
    const angle = ((index * 20 + turn) * Math.PI) / 180;
    const next = angle + 0.17;
    return polygon(
      [
        [800, 400],
        [800 + Math.cos(angle) * 1200, 400 + Math.sin(angle) * 1200],
        [800 + Math.cos(next) * 1200, 400 + Math.sin(next) * 1200],
      ],
      COLOR.leaf,
    );
  });
  return picture(
    rect(0, 0, WIDTH, HEIGHT, COLOR.green),
    faded(rays, 0.5),
    faded(circle(800, 400, 340, COLOR.gold), 0.18),
    faded(circle(800, 400, 270, COLOR.butter), 0.2),
    rect(0, 740, WIDTH, 160, COLOR.forest),
    wreath(-1),
    wreath(1),
    chance.yes() ? cup() : plaque(),
    confetti(chance),
  );
}

function wreath(side: 1 | -1): string {
  return repeat(9, (index) => {
    const angle = 1.25 - index * 0.27;
    const x = 800 + side * Math.cos(angle) * 330;
    const y = 400 + Math.sin(angle) * 330;
    const turn = side * (90 - (angle * 180) / Math.PI) - side * 50;
    return (
      ellipse(x, y, 24, 66, index % 2 ? COLOR.straw : COLOR.gold, turn) +
      ellipse(x + side * 34, y - 10, 18, 52, COLOR.amber, turn + side * 50)
    );
  });
}

function cup(): string {
  return [
    stroke(
      "M680 300 C560 290 570 450 704 452 M920 300 C1040 290 1030 450 896 452",
      COLOR.amber,
      26,
    ),
    shape("M660 250 L940 250 C940 430 900 520 800 530 C700 520 660 430 660 250 Z", COLOR.gold),
    shape("M660 250 L730 250 C726 420 750 500 800 530 C700 520 660 430 660 250 Z", COLOR.straw),
    ellipse(800, 250, 140, 24, COLOR.amber),
    rect(778, 524, 44, 96, COLOR.amber),
    rect(712, 612, 176, 28, COLOR.gold, 8),
    rect(680, 636, 240, 110, COLOR.earth, 6),
    rect(724, 664, 152, 52, COLOR.butter, 4),
    ellipse(800, 372, 13, 40, COLOR.green),
    ellipse(772, 392, 11, 34, COLOR.green, -30),
    ellipse(828, 392, 11, 34, COLOR.green, 30),
  ].join("");
}

function plaque(): string {
  return [
    rect(614, 216, 372, 440, COLOR.earth, 14),
    rect(640, 242, 320, 388, COLOR.butter, 8),
    emblem([800, 366], 82),
    rect(690, 490, 220, 20, COLOR.green, 4),
    rect(720, 530, 160, 14, COLOR.amber, 4),
    rect(720, 560, 160, 14, COLOR.amber, 4),
    polygon(
      [
        [560, 740],
        [1040, 740],
        [980, 656],
        [620, 656],
      ],
      COLOR.earth,
    ),
  ].join("");
}

function confetti(chance: Chance): string {
  return repeat(46, () => {
    const [x, y] = [chance.between(0, WIDTH), chance.between(0, 720)];
    if (Math.hypot(x - 800, y - 420) < 400) return "";
    return ellipse(
      x,
      y,
      11,
      4,
      chance.pick([COLOR.gold, COLOR.clay, COLOR.cream, COLOR.sage]),
      chance.between(0, 180),
    );
  });
}
