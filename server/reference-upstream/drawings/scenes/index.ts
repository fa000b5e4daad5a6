import type { Picture, Scene } from "../../content/types";
import { type Chance, createChance } from "../chance";
import { award } from "./award";
import { cotton } from "./cotton";
import { councilHall } from "./council-hall";
import { documents } from "./documents";
import { driedFruit } from "./dried-fruit";
import { exchangeBuilding } from "./exchange-building";
import { harvest } from "./harvest";
import { laboratory } from "./laboratory";
import { livestockMarket } from "./livestock-market";
import { poppy } from "./poppy";
import { salesHall } from "./sales-hall";
import { sunflower } from "./sunflower";
import { townMap } from "./town-map";
import { training } from "./training";
import { village } from "./village";
import { weighbridge } from "./weighbridge";
import { wheatField } from "./wheat-field";

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
  "town-map": townMap,
};

/** The SVG of a scene, varied by the seed. */
export function drawScene({ scene, seed }: Pick<Picture, "scene" | "seed">): string {
  return DRAW[scene](createChance(scene, seed));
}
