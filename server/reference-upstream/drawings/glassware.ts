import type { Chance } from "./chance";
import { COLOR } from "./palette";
import { type Point, rect, circle, ellipse, shape, line, place, faded, repeat } from "./svg";

/** A conical flask, standing on its origin. */
export function flask(chance: Chance, at: Point): string {
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
        circle(30, -50, 12, COLOR.white) + circle(-26, -36, 8, COLOR.white) + circle(4, -74, 6, COLOR.white),
        0.6,
      ),
    ].join(""),
    at,
    chance.between(0.8, 1),
  );
}

/** Test tubes in their rack. */
export function tubes(chance: Chance, at: Point): string {
  const glasses = repeat(6, (index) => {
    const x = -118 + index * 42;
    const level = chance.between(50, 110);
    return (
      rect(x, -190, 26, 170, COLOR.white, 13) +
      rect(x + 3, -22 - level, 20, level, chance.pick([COLOR.gold, COLOR.clay, COLOR.sage, COLOR.straw]), 10)
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

/** A measuring cylinder. */
export function cylinder(chance: Chance, at: Point): string {
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

/** A flat dish of grain. */
export function dish(chance: Chance, [x, y]: Point): string {
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
