import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CONTENT, EVENTS, PHOTO_SETS } from "../data";
import { takePhoto, takePortrait } from "./photos";
import { portraitRecipe } from "./recipes";

describe("photos", () => {
  const pictures = [...CONTENT, ...EVENTS].flatMap(({ picture }) => picture?.scene ?? []);
  const scenes = new Set([
    ...pictures,
    ...PHOTO_SETS.flatMap(({ Dosyalar }) => Dosyalar.map(({ DosyaYolu }) => DosyaYolu.scene)),
  ]);

  it.each([...scenes])("%s is the same for the same seed and another one otherwise", async (scene) => {
    const first = await takePhoto({ scene, seed: 1 });
    expect(await sharp(first).metadata()).toMatchObject({ width: 960, height: 540 });
    expect(first.equals(await takePhoto({ scene, seed: 1 }))).toBe(true);
    expect(first.equals(await takePhoto({ scene, seed: 2 }))).toBe(false);
  });
});

describe("portraits", () => {
  it("take their letters from the name, without academic titles", () => {
    expect(portraitRecipe("Dr. İpek Çığır")).toMatchObject({ initials: "İÇ" });
  });

  it("are the same for the same person and otherwise for another with these initials", async () => {
    const take = (seed: number) => takePortrait({ initials: "ŞĞ", seed });
    const first = await take(1);
    expect(first.equals(await take(1))).toBe(true);
    expect(first.equals(await take(2))).toBe(false);
  });
});
