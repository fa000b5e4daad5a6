import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { Images } from "~server/media/images";
import { VariantCache } from "~server/media/variant-cache";
import { soleSection } from "~server/pages/figures/data-table";
import { pdfOf } from "~server/pages/figures/pdf";
import { FullText } from "~server/pages/search/full-text";

const directory = await mkdtemp(join(tmpdir(), "pictures-"));
afterAll(() => rm(directory, { recursive: true, force: true }));

test("many short words cost no more than a few", async () => {
  const letters = "abcçdefgğhıijklmnoöprsştuüvyz";
  const word = (index: number) =>
    [index, index * 7, index * 13, index * 3].map((at) => letters[at % 29]).join("");
  const text = Array.from({ length: 4_000 }, (_, index) => `${word(index)}${index}`).join(" ");
  const large = await FullText.of(
    Array.from({ length: 60 }, (_, at) => ({
      html: null,
      text: text.slice(at * 40, at * 40 + 9_000),
      date: null,
      kind: "haber",
      weight: 1,
      href: `/${at}`,
      title: "Başlık",
    })),
  );
  const cost = (query: string) => {
    const before = process.cpuUsage();
    for (let count = 0; count < 20; count += 1) large.search(query);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const short = Array.from({ length: 20 }, (_, at) => word(at).slice(0, 2));
  cost(short.join(" "));
  const few = cost(short.slice(0, 6).join(" "));
  expect(cost(short.join(" "))).toBeLessThan(3 * few + 5_000);
  expect(cost("a".repeat(100))).toBeLessThan(3 * few + 50_000);
});

test("a table's PDF opens its fonts once, not for each cell", async () => {
  const pdfWith = (count: number) => {
    const columns = ["a", "b", "c", "d", "e", "f"].map((key) => ({ key, label: key, kind: "text" as const }));
    const values = Object.fromEntries(columns.map(({ key }) => [key, "234.020"]));
    const rows = Array.from({ length: count }, () => ({ values }));
    const table = { title: "t", fileName: "", about: {}, columns, sections: soleSection("s", null, rows) };
    const facts = { publisher: "p", lines: [], words: null, address: "" };
    return pdfOf(table, facts, { language: "tr", t: (key) => key });
  };
  const costOf = async (count: number) => {
    const before = process.cpuUsage();
    await pdfWith(count);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await costOf(2);
  expect(await costOf(200)).toBeLessThan(25 * (await costOf(1)));
});

test("refusing an SVG costs no more than a photo", async () => {
  const COSTLY =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>';
  const photo = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: "#a98" } })
    .png()
    .toBuffer();
  const images = new Images(new VariantCache(directory, 50 * 1024 * 1024));
  const processorOf = async (act: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const cost = await processorOf(() => images.get("files/1.png", 320, true, () => Promise.resolve(photo)));
  for (const before of ["", '<?xml version="1.0"?>\n<!-- x -->\n']) {
    const refused = images.get(`files/${before.length}.svg`, 320, true, () =>
      Promise.resolve(Buffer.from(before + COSTLY)),
    );
    const own = await processorOf(() => expect(refused).rejects.toThrow("not read as a picture"));
    expect(own).toBeLessThan(cost + 50_000);
  }
});
