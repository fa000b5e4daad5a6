import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { circle, line, picture, rect, repeat, shape, stroke, type Point } from "../svg";

/** Where the streets run; the blocks of houses lie between them. */
const ACROSS = [0, 210, 420, 640, 860, 1090, 1310, 1600];
const DOWN = [0, 150, 300, 460, 610, 760, 900];
const MARK: Point = [975, 385];

/** A street map without words: blocks and parks between streets, a river, and the mark of one house. */
export function townMap(chance: Chance): string {
  return picture(
    rect(0, 0, 1600, 900, COLOR.paper),
    blocks(chance),
    stroke("M-20 720 C240 640 420 800 700 730 S1200 560 1620 640", COLOR.fog, 58),
    stroke("M-20 720 C240 640 420 800 700 730 S1200 560 1620 640", COLOR.steel, 3),
    streets(),
    mark(MARK),
  );
}

function blocks(chance: Chance): string {
  return ACROSS.slice(1)
    .map((right, column) =>
      DOWN.slice(1)
        .map((bottom, row) => {
          const left = ACROSS[column] ?? 0;
          const top = DOWN[row] ?? 0;
          return block(chance, [left + 22, top + 20], [right - 22, bottom - 20]);
        })
        .join(""),
    )
    .join("");
}

/** A park with trees, or two rows of roofs around a yard. */
function block(chance: Chance, [left, top]: Point, [right, bottom]: Point): string {
  if (chance.yes(0.16)) {
    const trees = repeat(7, () =>
      circle(
        chance.between(left + 16, right - 16),
        chance.between(top + 14, bottom - 14),
        chance.between(7, 13),
        COLOR.sage,
      ),
    );
    return rect(left, top, right - left, bottom - top, COLOR.pale, 14) + trees;
  }
  const count = chance.whole(3, 5);
  const width = (right - left) / count;
  const depth = (bottom - top) * 0.38;
  const roof = (index: number, y: number) =>
    rect(
      left + index * width + 3,
      y + chance.between(0, 4),
      width - chance.between(6, 16),
      depth,
      chance.pick([COLOR.sand, COLOR.butter, COLOR.sand, COLOR.clay]),
      4,
    );
  return (
    repeat(count, (index) => roof(index, top)) + repeat(count, (index) => roof(index, bottom - depth - 4))
  );
}

function streets(): string {
  const inner = (all: number[]) => all.slice(1, -1);
  const lanes = [
    ...inner(ACROSS).map((x) => line([x, 0], [x, 900], COLOR.white, 22)),
    ...inner(DOWN).map((y) => line([0, y], [1600, y], COLOR.white, 20)),
  ];
  const avenue = "M-20 470 L640 460 L1090 460 C1250 458 1350 420 1620 300";
  return [...lanes, stroke(avenue, COLOR.straw, 42), stroke(avenue, COLOR.white, 30)].join("");
}

function mark([x, y]: Point): string {
  const house = rect(x - 84, y - 46, 168, 84, COLOR.green, 8) + rect(x - 62, y - 26, 124, 44, COLOR.leaf, 4);
  const pin = shape(
    `M${x} ${y - 8} C${x - 22} ${y - 62} ${x - 58} ${y - 88} ${x - 58} ${y - 132} A58 58 0 1 1 ${x + 58} ${y - 132} C${x + 58} ${y - 88} ${x + 22} ${y - 62} ${x} ${y - 8} Z`,
    COLOR.rust,
  );
  return house + pin + circle(x, y - 132, 24, COLOR.cream);
}
