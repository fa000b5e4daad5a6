import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, rows, windbreak } from "../land";
import { wheel, lorry, bale } from "../things";
import { WIDTH, HEIGHT, rect, ellipse, polygon, shape, stroke, place, faded, repeat, picture } from "../svg";

/** A combine at work, stubble and bales behind it. */
export function harvest(chance: Chance): string {
  const horizon = chance.between(400, 470);
  const combineX = chance.between(620, 980);
  const ground = horizon + 190;
  const stubble = shape(
    `M0 ${ground - 40} Q500 ${ground - 70} ${combineX} ${ground - 6} L${combineX + 120} ${HEIGHT} L0 ${HEIGHT} Z`,
    COLOR.butter,
  );
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    windbreak(chance, horizon),
    rows(horizon, combineX + 200, [COLOR.gold, COLOR.straw], 19),
    stubble,
    stubbleLines(combineX, ground),
    standingCrop(combineX, ground),
    dust(chance, combineX, ground),
    combine(combineX, ground),
    chance.yes(0.6) ? lorry([combineX - 420, ground + 90], 0.62, COLOR.leaf) : "",
    bale([chance.between(120, 260), HEIGHT - 70], 1.25),
    bale([chance.between(430, 620), HEIGHT - 120], 0.8),
    bale([chance.between(1180, 1420), HEIGHT - 60], 1.05),
  );
}

function stubbleLines(x: number, ground: number): string {
  return repeat(9, (index) => {
    const y = ground + 10 + index * index * 4.2;
    return stroke(
      `M-10 ${y} Q${x * 0.5} ${y - 24} ${x + index * 14} ${y + 10}`,
      COLOR.straw,
      3 + index * 0.6,
    );
  });
}

function standingCrop(x: number, ground: number): string {
  const top = ground - 46;
  const wall = shape(
    `M${x + 170} ${ground + 4} L${x + 170} ${top} Q${x + 460} ${top - 16} ${WIDTH} ${top - 4} L${WIDTH} ${ground + 40} Z`,
    COLOR.amber,
  );
  const crown = shape(
    `M${x + 170} ${top + 12} L${x + 170} ${top} Q${x + 460} ${top - 16} ${WIDTH} ${top - 4} L${WIDTH} ${top + 14} Z`,
    COLOR.straw,
  );
  return wall + crown;
}

function dust(chance: Chance, x: number, ground: number): string {
  const puffs = repeat(8, (index) =>
    ellipse(
      x - 200 - index * 34,
      ground - 30 - chance.between(0, 60),
      40 + index * 5,
      26 + index * 3,
      COLOR.cream,
    ),
  );
  return faded(puffs, 0.4);
}

/** A combine harvester driving to the right, its wheels on the ground. */
function combine(x: number, y: number): string {
  const body = [
    faded(ellipse(0, 4, 230, 14, COLOR.ink), 0.2),
    shape("M-190 -80 L-190 -220 Q-190 -240 -168 -240 L60 -240 L60 -80 Z", COLOR.green),
    rect(-190, -150, 250, 22, COLOR.gold),
    shape("M-120 -240 L-100 -282 L20 -282 L40 -240 Z", COLOR.leaf),
    shape("M60 -80 L60 -300 Q60 -312 72 -312 L142 -312 Q152 -312 154 -302 L172 -170 L172 -80 Z", COLOR.green),
    shape("M78 -292 L134 -292 L150 -180 L78 -180 Z", COLOR.fog),
    stroke("M-110 -262 L-230 -330 L-300 -318", COLOR.gold, 18),
    polygon(
      [
        [160, -120],
        [238, -60],
        [238, -16],
        [140, -70],
      ],
      COLOR.slate,
    ),
    rect(214, -78, 74, 66, COLOR.brick, 8),
    repeat(4, (index) => stroke(`M${220 + index * 20} -88 L${220 + index * 20} -6`, COLOR.rust, 5)),
  ].join("");
  return place(body + wheel(96, -64, 64) + wheel(-140, -44, 44), [x, y], 0.95);
}
