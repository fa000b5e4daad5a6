import laboratory from "../data/laboratory.json";
import type { Product } from "../prices/products";
import { round } from "../prices/simulation";
import type { Bilingual } from "../types";
import { type LotKey, chanceOf } from "./lots";

interface Property {
  name: Required<Bilingual>;
  unit: string;
  method: string;
  decimals: number;
  least?: number;
  most?: number;
}
const PROPERTIES: Record<string, Property> = laboratory.properties;
const RANGES: Record<string, Record<string, number[]>> = laboratory.ranges;

export interface Analysis extends Property {
  property: string;
  value: number;
  isWithinLimits: boolean;
}

export function analysesOf(key: LotKey): Analysis[] {
  return Object.entries(RANGES[key.product.code] ?? {}).flatMap(([property, [low = 0, high = 0]]) => {
    const about = PROPERTIES[property];
    if (!about) return [];
    const value = round(low + (high - low) * chanceOf(key, property), about.decimals);
    const isWithinLimits = value >= (about.least ?? -Infinity) && value <= (about.most ?? Infinity);
    return { ...about, property, value, isWithinLimits };
  });
}

export function isExamined({ code }: Product): boolean {
  return code in RANGES;
}
