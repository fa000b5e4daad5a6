import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, ridge, poplar, tree } from "../land";
import { house } from "../things";
import { shape, stroke, repeat, picture } from "../svg";

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
