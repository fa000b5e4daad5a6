import type { Picture, Scene } from "../../content/types";
import { type Chance, createChance } from "../chance";
import { cotton, poppy, sunflower } from "./crops";
import { harvest, wheatField } from "./fields";
import { award, councilHall, salesHall, training } from "./hall";
import { exchangeBuilding, livestockMarket, village, weighbridge } from "./outdoors";
import { documents, driedFruit, laboratory } from "./tables";

const DRAW: Record<Scene, (chance: Chance) => string> = {
  "wheat-field": wheatField,
  harvest,
  "sales-hall": salesHall,
  laboratory,
  "livestock-market": livestockMarket,
  cotton,
  sunflower,
  poppy,
  "dried-fruit": driedFruit,
  "council-hall": councilHall,
  "exchange-building": exchangeBuilding,
  training,
  weighbridge,
  award,
  village,
  documents,
};

/** The SVG of a scene, varied by the seed. */
export function drawScene({ scene, seed }: Pick<Picture, "scene" | "seed">): string {
  return DRAW[scene](createChance(scene, seed));
}
