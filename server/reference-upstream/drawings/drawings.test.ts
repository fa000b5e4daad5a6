import { describe, expect, it } from "vitest";
import { SCENES } from "../content/types";
import { drawScene } from "./scenes";

describe.each(SCENES)("the scene %s", (scene) => {
  it("is drawn the same for the same seed and otherwise for another", () => {
    expect(drawScene({ scene, seed: 1 })).toBe(drawScene({ scene, seed: 1 }));
    expect(drawScene({ scene, seed: 1 })).not.toBe(drawScene({ scene, seed: 2 }));
  });

  it("has no number that SVG can't read", () => {
    expect(drawScene({ scene, seed: 7 })).not.toMatch(/NaN|undefined|Infinity/);
  });
});
