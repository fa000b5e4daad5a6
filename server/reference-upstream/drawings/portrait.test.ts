import { describe, expect, it } from "vitest";
import { portraitRecipe } from "../files/recipes";
import { drawPortrait } from "./portrait";

describe("portraits", () => {
  it("take their letters from the name, without academic titles", () => {
    expect(portraitRecipe("Dr. İpek Çığır")).toMatchObject({ initials: "İÇ" });
  });

  it("are drawn the same for the same person and otherwise for another with these initials", async () => {
    const draw = (seed: number) => drawPortrait({ initials: "ŞĞ", seed });
    const first = await draw(1);
    expect(first.equals(await draw(1))).toBe(true);
    expect(first.equals(await draw(2))).toBe(false);
  });
});
