import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { NotFoundError, TimeoutError } from "../upstream/errors";
import { Images, TooManyPictures } from "./images";
import { placeholder } from "./placeholder";
import { VariantCache } from "./variant-cache";
import { gate, until } from "../../tests/support/waiting";

const directory = await mkdtemp(join(tmpdir(), "pictures-"));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** As after a restart: nothing in memory, pictures on disk. */
const started = (maxWaiting?: number) =>
  new Images(new VariantCache(directory, 50 * 1024 * 1024), maxWaiting);
const images = started();
const resizedImage: Images["get"] = (...parameters) => images.get(...parameters);

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
])("with webp %s serves a picture as %s in the requested width", async (webp, type, format) => {
  const image = await resizedImage(freshPath(), 640, webp, load(wide));
  expect(image.type).toBe(type);
  expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 640, height: 360, format });
});

test("does not enlarge a small picture", async () => {
  const image = await resizedImage(freshPath(), 960, true, load(await picture(100, 50)));
  expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 100, height: 50 });
});

/** As some phones write it: ITU-T T.81 wants 0 to 63 in the scan header of a sequential picture. */
function withOddScan(jpeg: Buffer): Buffer {
  const header = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 2;
  const odd = Buffer.from(jpeg);
  odd.writeUInt8(0, header + jpeg.readUInt16BE(header) - 2);
  return odd;
}

test("shows a damaged photograph as far as it can be decoded", async () => {
  const whole = await sharp(wide).jpeg().toBuffer();
  const odd = withOddScan(whole);
  await expect(sharp(odd, { failOn: "warning" }).toBuffer()).rejects.toThrow(/SOS/);
  for (const bytes of [
    whole.subarray(0, whole.length - 40),
    Buffer.concat([whole, Buffer.from("behind")]),
    odd,
  ]) {
    const image = await resizedImage(freshPath(), 640, true, load(bytes));
    expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 640, height: 360 });
  }
});

test("fills transparency with the page background for browsers that take JPEG only", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const { bytes } = await resizedImage(freshPath(), 320, false, load(png));
  const { channels } = await sharp(bytes).stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(250);
});

test("rotates a picture upright and strips its metadata", async () => {
  const lying = await sharp(wide).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { bytes } = await resizedImage(freshPath(), 320, true, load(lying));
  const { width, height, exif } = await sharp(bytes).metadata();
  expect(height).toBeGreaterThan(width);
  expect(exif).toBeUndefined();
});

test("shares one conversion among simultaneous requests and caches it by width and format", async () => {
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

test("retries a failed picture on the next request and blocks no other", async () => {
  const path = freshPath();
  const gone = () => Promise.reject(new Error("gone"));
  await expect(resizedImage(path, 320, true, gone)).rejects.toThrow("gone");
  await expect(resizedImage(path, 320, true, load(Buffer.from("<html>")))).rejects.toThrow();
  expect((await resizedImage(path, 320, true, load(wide))).type).toBe("image/webp");
});

test("serves a picture converted before a restart from disk", async () => {
  const path = freshPath();
  const image = await images.get(path, 320, true, load(wide));
  const loading = load(wide);
  expect(await started().get(path, 320, true, loading)).toMatchObject({
    bytes: image.bytes,
    type: image.type,
  });
  expect(loading).not.toHaveBeenCalled();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const gone = () => Promise.reject(new NotFoundError("files.get", "status 404"));
const late = () => Promise.reject(new TimeoutError("files.get", "no answer in time"));

test.each([
  ["in memory", () => images],
  ["on disk", () => started()],
])("revalidates a picture cached %s after a day", async (_, server) => {
  const path = freshPath();
  await images.get(path, 320, true, load(wide));
  const tomorrow = Date.now() + DAY_MS + 1_000;
  vi.spyOn(Date, "now").mockImplementation(() => tomorrow);
  const loading = load(await picture(800, 800));
  const { bytes } = await server().get(path, 320, true, loading);
  expect(loading).toHaveBeenCalledTimes(1);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 320 });
});

test("keeps the older picture while the store fails, and drops it once withdrawn", async () => {
  const path = freshPath();
  const image = await images.get(path, 320, true, load(wide));
  const today = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(today + DAY_MS + 1_000);
  expect((await images.get(path, 320, true, late)).bytes).toEqual(image.bytes);
  // Idle for a minute.
  expect((await images.get(path, 320, true, gone)).bytes).toEqual(image.bytes);
  clock.mockReturnValue(today + DAY_MS + 62_000);
  await expect(images.get(path, 320, true, gone)).rejects.toThrow(NotFoundError);
  await expect(images.get(path, 320, true, late)).rejects.toThrow(TimeoutError);
  await expect(started().get(path, 320, true, late)).rejects.toThrow(TimeoutError);
});

describe("an SVG", () => {
  const COSTLY =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>';

  test.each(["", '<?xml version="1.0"?>\n<!-- x -->\n'])(
    "is refused as a picture and not drawn: %j",
    async (before) => {
      const refused = resizedImage(freshPath(), 320, true, load(Buffer.from(before + COSTLY)));
      await expect(refused).rejects.toThrow("not read as a picture");
    },
  );

  test.each([
    ["hidden behind other text", Buffer.from(`x${COSTLY}`)],
    ["as something else that is no photo", Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj trailer<<>>")],
  ])("is refused as a picture when it comes %s", async (_, original) => {
    await expect(resizedImage(freshPath(), 320, true, load(original))).rejects.toThrow();
  });
});

test("converts a few pictures at a time; some requests wait, the rest get Retry-After", async () => {
  const server = started(6);
  let working = 0;
  let most = 0;
  const { opened, open } = gate();
  const slow = async () => {
    working += 1;
    most = Math.max(most, working);
    await opened;
    working -= 1;
    return wide;
  };
  const request = Promise.allSettled(
    Array.from({ length: 14 }, () => server.get(freshPath(), 320, true, slow)),
  );
  await until(() => working === 4);
  open();
  const outcomes = await request;
  expect(most).toBe(4);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(TooManyPictures);
  }
  expect((await server.get(freshPath(), 320, true, slow)).type).toBe("image/webp");
});

test("converts again after a purge", async () => {
  const own = await mkdtemp(join(tmpdir(), "pictures-"));
  const server = new Images(new VariantCache(own, 1024 * 1024));
  const loading = load(wide);
  await server.get("a.png", 320, true, loading);
  await server.forget();
  await server.get("a.png", 320, true, loading);
  expect(loading).toHaveBeenCalledTimes(2);
  await rm(own, { recursive: true });
});

test("refuses a picture of too many pixels before decoding it", async () => {
  const bomb = Buffer.from(await picture(8, 8));
  // Only the header claims 60,000 by 60,000 pixels.
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(resizedImage(freshPath(), 320, true, load(bomb))).rejects.toThrow(/pixel limit/);
});

test("has a placeholder drawing without external references", async () => {
  const drawing = await placeholder().text();
  expect(await sharp(Buffer.from(drawing)).metadata()).toMatchObject({ width: 960, height: 540 });
  expect(drawing.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|<script|\son\w+=/);
});

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
