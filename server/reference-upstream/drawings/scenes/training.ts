import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { HAIR, standing, audience } from "../people";
import { room, windowView, plant } from "../room";
import { rect, circle, stroke, line, faded, repeat, picture } from "../svg";

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
    audience(chance, 6, 800, 0.92),
    audience(chance, 7, 940, 1.18),
  );
}

function screen(chance: Chance, x: number): string {
  const bars = repeat(6, (index) => {
    const height = 60 + index * 26 + chance.between(-24, 24);
    return rect(x + 70 + index * 66, 424 - height, 42, height, index === 5 ? COLOR.gold : COLOR.sage, 4);
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
