import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { COATS, HAIR, fromBehind } from "../people";
import { room, windowView } from "../room";
import { emblem } from "../things";
import { rect, circle, ellipse, polygon, shape, stroke, repeat, picture } from "../svg";

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
