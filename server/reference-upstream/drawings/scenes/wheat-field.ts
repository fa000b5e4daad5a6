import type { Chance } from "../chance";
import { COLOR } from "../palette";
import { sky, hills, rows, windbreak, wheatBand } from "../land";
import { house } from "../things";
import { HEIGHT, polygon, picture } from "../svg";

/** Rows of ripe wheat running to the hills, ears in the foreground. */
export function wheatField(chance: Chance): string {
  const horizon = chance.between(430, 520);
  const vanishing = chance.between(400, 1200);
  return picture(
    sky(chance, horizon),
    hills(chance, horizon),
    windbreak(chance, horizon),
    chance.yes() ? house([chance.between(200, 1400), horizon + 6], 0.42, COLOR.cream, COLOR.brick) : "",
    rows(horizon, vanishing, [COLOR.straw, COLOR.gold], 17),
    chance.yes(0.6) ? lane(horizon, vanishing) : "",
    wheatBand(chance),
  );
}

function lane(horizon: number, x: number): string {
  const verge = polygon(
    [
      [x - 10, horizon],
      [x + 12, horizon],
      [x + 330, HEIGHT],
      [x - 250, HEIGHT],
    ],
    COLOR.amber,
  );
  const road = polygon(
    [
      [x - 7, horizon],
      [x + 8, horizon],
      [x + 270, HEIGHT],
      [x - 190, HEIGHT],
    ],
    COLOR.sand,
  );
  return verge + road;
}
