import sharp from "sharp";
import type { Picture } from "../content/types";
import { drawScene } from "./scenes";

const WIDTH = 960;
const HEIGHT = 540;
const QUALITY = 72;

/** Draws a picture's scene and turns it into a JPEG. */
export function drawJpeg(picture: Pick<Picture, "scene" | "seed">): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(picture)), { limitInputPixels: 1600 * 900 })
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
