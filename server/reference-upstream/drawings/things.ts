import { COLOR } from "./palette";
import { type Point, circle, ellipse, faded, place, polygon, rect, repeat, shape, stroke } from "./svg";

/** A wheel on its centre. */
export function wheel(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, COLOR.ink) +
    circle(x, y, radius * 0.56, COLOR.fog) +
    circle(x, y, radius * 0.2, COLOR.slate)
  );
}

/** A lorry loaded with grain, its wheels on the origin's height, driving to the right. */
export function lorry(at: Point, size: number, cab: string = COLOR.green): string {
  const load = shape("M-300 -190 C-250 -262 -190 -214 -140 -240 C-80 -270 -20 -232 40 -190 Z", COLOR.gold);
  const bed = [
    rect(-310, -196, 360, 120, COLOR.brick, 6),
    rect(-310, -196, 360, 18, COLOR.rust, 6),
    repeat(5, (index) => rect(-262 + index * 66, -178, 8, 100, COLOR.rust)),
  ].join("");
  const cabin = [
    shape("M70 -70 L70 -238 Q70 -250 82 -250 L168 -250 Q182 -250 188 -238 L216 -160 L216 -70 Z", cab),
    shape("M112 -232 L160 -232 Q168 -232 171 -224 L192 -164 L112 -164 Z", COLOR.fog),
    rect(204, -118, 16, 22, COLOR.butter, 4),
    rect(88, -148, 22, 6, COLOR.paper, 3),
  ].join("");
  const chassis = rect(-316, -82, 540, 26, COLOR.ink, 5);
  const wheels = [-244, -170, 144].map((x) => wheel(x, -40, 40)).join("");
  return place(
    faded(ellipse(-40, 2, 300, 12, COLOR.ink), 0.18) + load + bed + cabin + chassis + wheels,
    at,
    size,
  );
}

/** A grain silo with its conical roof, standing on its origin. */
export function silo(at: Point, size: number): string {
  const body = rect(-60, -300, 120, 300, COLOR.fog) + rect(-60, -300, 42, 300, COLOR.steel);
  const rings = repeat(6, (index) => rect(-60, -260 + index * 48, 120, 4, COLOR.steel));
  const roof = polygon(
    [
      [-70, -298],
      [0, -356],
      [70, -298],
    ],
    COLOR.slate,
  );
  return place(body + rings + roof, at, size);
}

/** A village house with a tiled roof, standing on its origin. */
export function house(at: Point, size: number, wall: string, roof: string): string {
  return place(
    [
      rect(-80, -110, 160, 110, wall),
      rect(-80, -110, 50, 110, COLOR.sand),
      polygon(
        [
          [-100, -106],
          [-62, -176],
          [62, -176],
          [100, -106],
        ],
        roof,
      ),
      polygon(
        [
          [-100, -106],
          [-62, -176],
          [-30, -176],
          [-60, -106],
        ],
        COLOR.rust,
      ),
      rect(44, -206, 22, 42, COLOR.rust),
      rect(-8, -66, 34, 66, COLOR.earth, 3),
      rect(44, -78, 26, 30, COLOR.slate, 2),
      rect(-64, -78, 24, 30, COLOR.slate, 2),
    ].join(""),
    at,
    size,
  );
}

/** A full sack, standing on its origin. */
export function sack(at: Point, size: number, color: string = COLOR.sand): string {
  return place(
    [
      shape("M-70 0 C-96 -60 -80 -130 -44 -150 L44 -150 C80 -130 96 -60 70 0 Z", color),
      faded(
        shape("M-70 0 C-96 -60 -80 -130 -44 -150 L-20 -150 C-50 -100 -50 -50 -40 0 Z", COLOR.earth),
        0.22,
      ),
      ellipse(0, -150, 48, 16, COLOR.amber),
      shape("M-44 -152 C-30 -186 30 -186 44 -152 Z", COLOR.gold),
      stroke("M-44 -84 L44 -84 M-44 -70 L44 -70", COLOR.green, 5),
    ].join(""),
    at,
    size,
  );
}

/** A big round bale lying on the field, its foot on the origin. */
export function bale(at: Point, size: number): string {
  return place(
    [
      faded(ellipse(10, 0, 110, 12, COLOR.ink), 0.2),
      rect(-40, -132, 130, 132, COLOR.amber, 40),
      ellipse(-36, -66, 52, 66, COLOR.gold),
      ellipse(-36, -66, 36, 46, COLOR.straw),
      ellipse(-36, -66, 18, 24, COLOR.gold),
    ].join(""),
    at,
    size,
  );
}

/** The house emblem: a gold ear on a green disc. */
export function emblem(at: Point, radius: number): string {
  const grains = repeat(5, (index) => {
    const y = 22 - index * 20;
    return ellipse(-11, y, 8, 15, COLOR.gold, -28) + ellipse(11, y, 8, 15, COLOR.gold, 28);
  });
  const ear = grains + ellipse(0, -82, 7, 15, COLOR.gold) + stroke("M0 86 L0 -66", COLOR.gold, 5);
  const disc = circle(0, 0, 130, COLOR.gold) + circle(0, 0, 120, COLOR.green);
  return place(disc + ear, at, radius / 130);
}
