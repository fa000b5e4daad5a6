import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { emblem } from "../things";
import { WIDTH, HEIGHT, rect, circle, ellipse, polygon, shape, stroke, faded, repeat, picture } from "../svg";

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
    stroke("M680 300 C560 290 570 450 704 452 M920 300 C1040 290 1030 450 896 452", COLOR.amber, 26),
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
