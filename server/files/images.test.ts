import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { resizedImage } from "./images";
import { PLACEHOLDER } from "./placeholder";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a98" } })
    .png()
    .toBuffer();
const wide = await picture(1_600, 900);

let count = 0;
const freshPath = () => `files/${(count += 1)}.png`;
const load = (bytes: Buffer) => vi.fn(() => Promise.resolve(bytes));

test.each([
  [true, "image/webp", "webp"],
  [false, "image/jpeg", "jpeg"],
])("with webp %s a picture comes as %s in the width asked for", async (webp, type, format) => {
  const image = await resizedImage(freshPath(), 640, webp, load(wide));
  expect(image.type).toBe(type);
  expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 640, height: 360, format });
});

test("a small picture is not blown up", async () => {
  const image = await resizedImage(freshPath(), 960, true, load(await picture(100, 50)));
  expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 100, height: 50 });
});

test("a picture lying on its side stands up, and tells nothing of its camera", async () => {
  const lying = await sharp(wide).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { bytes } = await resizedImage(freshPath(), 320, true, load(lying));
  const { width, height, exif } = await sharp(bytes).metadata();
  expect(height).toBeGreaterThan(width);
  expect(exif).toBeUndefined();
});

test("many who ask at once share one picture, kept afterwards; widths and formats apart", async () => {
  const path = freshPath();
  const loading = load(wide);
  const images = await Promise.all(Array.from({ length: 20 }, () => resizedImage(path, 320, true, loading)));
  expect(new Set(images).size).toBe(1);
  expect(await resizedImage(path, 320, true, loading)).toBe(images[0]);
  expect(loading).toHaveBeenCalledTimes(1);
  await resizedImage(path, 480, true, loading);
  await resizedImage(path, 320, false, loading);
  expect(loading).toHaveBeenCalledTimes(3);
});

test("what fails is tried again when it is asked for again, and holds nobody else up", async () => {
  const path = freshPath();
  const gone = () => Promise.reject(new Error("gone"));
  await expect(resizedImage(path, 320, true, gone)).rejects.toThrow("gone");
  await expect(resizedImage(path, 320, true, load(Buffer.from("<html>")))).rejects.toThrow();
  expect((await resizedImage(path, 320, true, load(wide))).type).toBe("image/webp");
});

test("a picture of too many pixels is refused before it is unpacked", async () => {
  const bomb = Buffer.from(await picture(8, 8));
  // The header alone claims 60,000 by 60,000 pixels.
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(resizedImage(freshPath(), 320, true, load(bomb))).rejects.toThrow(/pixel limit/);
});

test("the placeholder is a drawing that needs nothing from elsewhere", async () => {
  expect(await sharp(Buffer.from(PLACEHOLDER)).metadata()).toMatchObject({ width: 960, height: 540 });
  expect(PLACEHOLDER.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|<script|\son\w+=/);
});

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
