import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { room, windowView } from "../room";
import {
  type Point,
  WIDTH,
  rect,
  circle,
  ellipse,
  shape,
  stroke,
  place,
  faded,
  repeat,
  picture,
} from "../svg";

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
      shape("M-12 -26 Q0 -46 12 -26 Z", color) +
      rect(-5, -46, 10, 12, COLOR.earth, 3) +
      faded(ellipse(14, -8, 20, 12, COLOR.butter, -16), 0.4) +
      stroke("M-30 -8 Q-36 6 -24 20 M-12 -16 Q-18 6 -8 26 M8 -14 Q6 8 10 26", "#8d6236", 3),
    at,
    size,
    chance.between(-25, 25),
  );
}

function crate(chance: Chance, at: Point, size: number): string {
  const figs = repeat(13, (index) => fig([-190 + (index % 7) * 64, index < 7 ? -150 : -178], 0.95, chance));
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
      stroke(`M${x - 14} ${y} Q${x} ${y - 16} ${x + 14} ${y} M${x} ${y - 16} L${x} ${y + 16}`, "#8a6236", 3)
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
