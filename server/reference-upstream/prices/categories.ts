/** Twelve monthly factors, January first. */
type Months = readonly number[];

/** How the prices and volumes of one kind of product move (domain: price series model). */
export interface Category {
  /** Price level on 1 July of 2019 … 2026, as a share of the product's base price. */
  trend: readonly number[];
  priceSeason: Months;
  /** 0 is the volume off season, 1 the volume in season. */
  volumeSeason: Months;
  /** Daily noise of the price. */
  sigma: number;
  /** Chance that the product is traded on a day. */
  probability: number;
  /** Typical quantity of one trade. */
  lot: number;
}

const FLAT = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

const grain: Category = {
  trend: [0.082, 0.104, 0.165, 0.372, 0.433, 0.591, 0.805, 1],
  priceSeason: [1.03, 1.03, 1.02, 1.01, 1, 0.98, 0.95, 0.95, 0.98, 1.01, 1.03, 1.04],
  volumeSeason: [0.35, 0.3, 0.25, 0.2, 0.3, 0.7, 1, 1, 0.8, 0.6, 0.45, 0.4],
  sigma: 0.006,
  probability: 0.97,
  lot: 15_000,
};

const oilseed: Category = {
  trend: [0.075, 0.1, 0.19, 0.42, 0.42, 0.5, 0.72, 1],
  priceSeason: [1.01, 1.02, 1.03, 1.04, 1.04, 1.03, 1.01, 0.97, 0.95, 0.95, 0.97, 0.99],
  volumeSeason: [0.4, 0.35, 0.3, 0.25, 0.2, 0.2, 0.3, 0.8, 1, 1, 0.7, 0.5],
  sigma: 0.009,
  probability: 0.7,
  lot: 9_000,
};

const meat: Category = {
  trend: [0.055, 0.065, 0.09, 0.19, 0.38, 0.52, 0.78, 1],
  priceSeason: [0.98, 0.98, 1, 1.02, 1.05, 1.02, 1, 0.99, 0.99, 0.99, 0.99, 0.99],
  volumeSeason: [0.5, 0.5, 0.6, 0.7, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5, 0.5],
  sigma: 0.007,
  probability: 0.7,
  lot: 2_600,
};

export const CATEGORIES = {
  grain,
  flour: { ...grain, volumeSeason: FLAT },
  corn: {
    ...grain,
    trend: [0.085, 0.108, 0.175, 0.4, 0.44, 0.58, 0.81, 1],
    priceSeason: [0.97, 0.99, 1.01, 1.03, 1.04, 1.04, 1.02, 1, 0.98, 0.96, 0.96, 0.96],
    volumeSeason: [0.5, 0.4, 0.3, 0.25, 0.2, 0.2, 0.2, 0.4, 0.8, 1, 1, 0.7],
  },
  pulses: {
    trend: [0.1, 0.12, 0.18, 0.4, 0.62, 0.8, 0.92, 1],
    priceSeason: [1.02, 1.03, 1.03, 1.02, 1.01, 0.99, 0.96, 0.96, 0.98, 0.99, 1, 1.01],
    volumeSeason: [0.5, 0.4, 0.35, 0.3, 0.3, 0.5, 1, 1, 0.9, 0.7, 0.6, 0.5],
    sigma: 0.01,
    probability: 0.85,
    lot: 2_500,
  },
  oilseed,
  oliveOil: {
    trend: [0.07, 0.085, 0.13, 0.28, 0.62, 0.8, 0.75, 1],
    priceSeason: [0.98, 0.99, 1, 1.01, 1.02, 1.02, 1.02, 1.03, 1.02, 1, 0.96, 0.95],
    volumeSeason: [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.4, 0.4, 0.6, 1, 1],
    sigma: 0.008,
    probability: 0.7,
    lot: 1_500,
  },
  driedFruit: {
    trend: [0.09, 0.12, 0.15, 0.22, 0.4, 0.7, 0.85, 1],
    priceSeason: [1, 1.01, 1.02, 1.03, 1.03, 1.03, 1.02, 1.02, 0.97, 0.96, 0.95, 0.97],
    volumeSeason: [0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.2, 0.3, 0.9, 1, 1, 0.7],
    sigma: 0.008,
    probability: 0.7,
    lot: 1_200,
  },
  livestock: meat,
  meat: { ...meat, lot: 1_500 },
  cotton: {
    trend: [0.09, 0.11, 0.24, 0.55, 0.52, 0.68, 0.82, 1],
    priceSeason: [1, 1, 1, 1, 1, 1, 1, 1, 0.97, 0.97, 1, 1],
    volumeSeason: [0.4, 0.3, 0.2, 0.1, 0, 0, 0, 0, 0.8, 1, 1, 0.6],
    sigma: 0.01,
    probability: 0.7,
    lot: 1_500,
  },
  wool: {
    trend: [0.1, 0.11, 0.14, 0.25, 0.42, 0.65, 0.85, 1],
    priceSeason: FLAT,
    volumeSeason: [0, 0, 0, 0, 0.8, 1, 1, 0.7, 0.4, 0, 0, 0],
    sigma: 0.015,
    probability: 0.7,
    lot: 1_500,
  },
  // An administered price: levels.ts has its steps in place of trend and season.
  milk: {
    trend: FLAT,
    priceSeason: FLAT,
    volumeSeason: [0.4, 0.5, 0.7, 0.9, 1, 1, 0.9, 0.7, 0.5, 0.4, 0.3, 0.3],
    sigma: 0.002,
    probability: 0.7,
    lot: 9_000,
  },
} satisfies Record<string, Category>;

export type CategoryName = keyof typeof CATEGORIES;
