import type { Bilingual } from "../types";

/** Quantity in tonnes, value in million ₺, number of trades. */
export type Figures = readonly [tonnes: number, value: number, trades: number];

export const GROUP_NAMES = {
  cereals: { tr: "Hububat", en: "Cereals" },
  pulses: { tr: "Bakliyat", en: "Pulses" },
  oilseeds: { tr: "Yağlı tohumlar", en: "Oilseeds" },
  oils: { tr: "Bitkisel yağlar", en: "Vegetable oils" },
  driedFruit: { tr: "Kuru meyve", en: "Dried fruit" },
  textile: { tr: "Tekstil ham maddeleri", en: "Textile raw materials" },
  livestock: { tr: "Canlı hayvan", en: "Livestock" },
  meat: { tr: "Et", en: "Meat" },
  milk: { tr: "Süt ve süt ürünleri", en: "Milk and dairy" },
  flour: { tr: "Hububat mamulleri", en: "Cereal products" },
} satisfies Record<string, Bilingual>;
export type GroupName = keyof typeof GROUP_NAMES;

/** All registered trades by year, in the hall and outside it. 2025 adds up to what the exchange says of itself. */
// prettier-ignore
export const TRADE_FIGURES: Record<number, Record<GroupName, Figures>> = {
  2019: {
    cereals: [456810, 544.8, 24286], pulses: [6873, 38, 2447], oilseeds: [19010, 66.7, 1916], oils: [336, 6.7, 212],
    driedFruit: [2973, 44.6, 2212], textile: [4384, 13, 2605], livestock: [1812, 32.2, 628], meat: [1095, 36.7, 664],
    milk: [14279, 28.2, 1411], flour: [16040, 28.2, 958],
  },
  2020: {
    cereals: [478266, 747.6, 25204], pulses: [6863, 48, 2513], oilseeds: [19766, 100.6, 2010], oils: [341, 8.9, 228],
    driedFruit: [2986, 59.7, 2240], textile: [4912, 21.6, 2916], livestock: [1928, 41.2, 674], meat: [1126, 45.7, 686],
    milk: [13877, 32.2, 1394], flour: [16383, 38.5, 976],
  },
  2021: {
    cereals: [437491, 1136.1, 23183], pulses: [6626, 71.5, 2408], oilseeds: [16695, 165.3, 1688], oils: [317, 13.3, 211],
    driedFruit: [2641, 71.4, 2003], textile: [4508, 43.6, 2750], livestock: [1793, 55.2, 627], meat: [1040, 60.4, 623],
    milk: [12965, 41.6, 1308], flour: [15308, 58.1, 927],
  },
  2022: {
    cereals: [493547, 2519.3, 25964], pulses: [7348, 160.3, 2617], oilseeds: [18950, 341.1, 1945], oils: [365, 30.7, 237],
    driedFruit: [2964, 115.3, 2229], textile: [5419, 90.9, 3258], livestock: [1865, 120.1, 654], meat: [1237, 141.6, 728],
    milk: [14134, 106.2, 1406], flour: [16232, 120.4, 958],
  },
  2023: {
    cereals: [520159, 3327.8, 27452], pulses: [7347, 255.8, 2680], oilseeds: [20523, 412.4, 2101], oils: [376, 64.7, 250],
    driedFruit: [3092, 218.9, 2316], textile: [5706, 102.3, 3446], livestock: [1975, 240.4, 685], meat: [1293, 284.7, 767],
    milk: [15594, 179.5, 1590], flour: [18143, 172.8, 1080],
  },
  2024: {
    cereals: [516073, 4436, 27680], pulses: [7929, 352.5, 2872], oilseeds: [22726, 548.4, 2289], oils: [388, 83, 238],
    driedFruit: [2830, 320.7, 2105], textile: [5432, 125.5, 3275], livestock: [2101, 360.7, 728], meat: [1264, 403.2, 764],
    milk: [16497, 242.3, 1626], flour: [17411, 222.1, 1061],
  },
  2025: {
    cereals: [532846, 6160.7, 28430], pulses: [8083, 415.3, 2891], oilseeds: [21678, 737.9, 2245], oils: [403, 93.6, 260],
    driedFruit: [3188, 459.5, 2435], textile: [5616, 154, 3337], livestock: [2363, 583.5, 822], meat: [1233, 583.2, 756],
    milk: [17334, 321.8, 1750], flour: [19256, 330.5, 1141],
  },
};

/** A year's figures over all groups. */
export function totalOfYear(year: number): Figures {
  const groups = Object.values(TRADE_FIGURES[year] ?? {});
  const add = (column: 0 | 1 | 2) => groups.reduce((total, figures) => total + figures[column], 0);
  return [add(0), add(1), add(2)];
}
