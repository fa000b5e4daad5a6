import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { audience } from "../people";
import { room, windowView, lamps } from "../room";
import { sack } from "../things";
import { rect, ellipse, polygon, shape, faded, repeat, picture } from "../svg";

/** The sales hall: the bidding board, samples on the counter, buyers in their seats. */
export function salesHall(chance: Chance): string {
  return picture(
    room(COLOR.paper, COLOR.mist, "#b98f5a", 640),
    windowView(chance, 70, 150, 190, 300),
    windowView(chance, 1340, 150, 190, 300),
    board(chance, 350, 96, 900, 400),
    lamps([200, 800, 1400], 84),
    counter(chance),
    audience(chance, 6, 790, 0.9),
    audience(chance, 7, 930, 1.15),
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
      (row % 2 ? rect(x + 16, top - 13, width - 32, 44, COLOR.green) : "") + name + cells.join("") + mark
    );
  });
  return [
    faded(rect(x - 6, y + 10, width + 30, height + 14, COLOR.ink, 12), 0.15),
    rect(x - 14, y - 14, width + 28, height + 28, COLOR.earth, 12),
    rect(x, y, width, height, COLOR.forest, 6),
    rect(x, y, width, 58, COLOR.gold, 6),
    rect(x + 34, y + 20, 240, 18, COLOR.forest, 4),
    [0, 1, 2].map((column) => rect(x + 400 + column * 146, y + 20, 80, 18, COLOR.forest, 4)).join(""),
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
