import { createRequire } from "node:module";
import sharp from "sharp";
import { type Chance, createChance } from "./chance";
import { COLOR } from "./palette";
import { circle, ellipse, faded, place, rect, repeat, stroke } from "./svg";

/** What stands in for a person's photograph: the initials on a calm ground. */
export interface Portrait {
  initials: string;
  seed: number;
}

const WIDTH = 480;
const HEIGHT = 600;
const LETTERS = "DejaVu Serif Condensed Bold 74";
const QUALITY = 78;

const require = createRequire(import.meta.url);
const FONT = require.resolve("dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Bold.ttf");

interface Ground {
  wall: string;
  light: string;
  letters: string;
  ear: string;
}

const GROUNDS: [Ground, ...Ground[]] = [
  { wall: COLOR.green, light: COLOR.leaf, letters: COLOR.cream, ear: COLOR.gold },
  { wall: COLOR.slate, light: COLOR.steel, letters: COLOR.white, ear: COLOR.straw },
  { wall: COLOR.sand, light: COLOR.cream, letters: COLOR.forest, ear: COLOR.amber },
  { wall: COLOR.earth, light: COLOR.amber, letters: COLOR.cream, ear: COLOR.straw },
  { wall: COLOR.pale, light: COLOR.cream, letters: COLOR.green, ear: COLOR.amber },
  { wall: COLOR.rust, light: COLOR.brick, letters: COLOR.cream, ear: COLOR.straw },
];

/** Draws a portrait as a JPEG of 4 by 5. */
export async function drawPortrait({ initials, seed }: Portrait): Promise<Buffer> {
  const chance = createChance("portrait", seed);
  const ground = chance.pick(GROUNDS);
  const letters = await drawLetters(initials, ground.letters);
  return sharp(Buffer.from(portraitGround(chance, ground)))
    .composite([{ input: letters, gravity: "centre" }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** The font comes with the product: a server may have none. */
function drawLetters(initials: string, color: string): Promise<Buffer> {
  const text = `<span foreground="${color}" letter_spacing="4096">${initials}</span>`;
  return sharp({ text: { text, fontfile: FONT, font: LETTERS, dpi: 144, rgba: true } })
    .png()
    .toBuffer();
}

/** The ground behind the letters: soft rings of light, a medallion, and an ear of wheat below. */
export function portraitGround(chance: Chance, ground: Ground): string {
  const [x, y] = [chance.between(90, 390), chance.between(60, 200)];
  const rings = [420, 320, 220].map((radius) => faded(circle(x, y, radius, ground.light), 0.22)).join("");
  const lean = chance.between(-7, 7);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, ground.wall),
    rings,
    faded(stroke("M40 440 Q240 500 440 440", ground.ear, 3), 0.5),
    place(ears(chance, ground.ear), [240, 590], 1, lean),
    faded(circle(240, 300, 176, ground.wall), 0.55),
    "</svg>",
  ].join("");
}

function ears(chance: Chance, color: string): string {
  const tilt = chance.between(22, 34);
  return [-tilt, 0, tilt].map((turn) => faded(place(ear(color), [0, 0], 0.9, turn), 0.75)).join("");
}

function ear(color: string): string {
  const grains = repeat(5, (index) => {
    const y = -62 - index * 15;
    return ellipse(-7, y, 5, 11, color, -26) + ellipse(7, y, 5, 11, color, 26);
  });
  return stroke("M0 0 L0 -120", color, 3) + grains + ellipse(0, -142, 5, 12, color);
}
