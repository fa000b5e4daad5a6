import type { Bilingual } from "../content/types";
import type { Product } from "../prices/products";
import { round } from "../prices/series";
import { uniform } from "../random";
import { type LotKey, lotSeed } from "./lots";

type Named = Required<Bilingual>;

interface Property {
  name: Named;
  unit: string;
  method: string;
  decimals: number;
  /** What goods of the exchange must keep to, where there is such a limit. */
  least?: number;
  most?: number;
}

const property = (tr: string, en: string, unit: string, method: string, decimals: number): Property => ({
  name: { tr, en },
  unit,
  method,
  decimals,
});

/** Everything that the laboratory measures. */
const PROPERTIES = {
  moisture: { ...property("Rutubet", "Moisture", "%", "NIR", 1), most: 14.5 },
  fruitMoisture: { ...property("Nem", "Moisture", "%", "DFA", 1), most: 18 },
  protein: property("Protein", "Protein", "%", "NIR", 1),
  testWeight: property("Hektolitre", "Test weight", "kg/hl", "Schopper", 1),
  gluten: property("Yaş gluten", "Wet gluten", "%", "ICC 155", 1),
  glutenIndex: property("Gluten indeks", "Gluten index", "%", "ICC 155", 0),
  sedimentation: property("Zeleny sedimantasyon", "Zeleny sedimentation", "ml", "ICC 116/1", 0),
  fallingNumber: { ...property("Düşme sayısı", "Falling number", "sn", "ICC 107/1", 0), least: 220 },
  sunnPest: { ...property("Süne-kımıl", "Sunn pest", "%", "TS 2974", 1), most: 5 },
  foreignMatter: { ...property("Yabancı madde", "Foreign matter", "%", "TS 2974", 1), most: 3 },
  brokenGrains: { ...property("Kırık tane", "Broken grains", "%", "TS 2974", 1), most: 6 },
  ergot: { ...property("Çavdar mahmuzu", "Ergot", "%", "TS 2974", 2), most: 0.05 },
  thousandGrains: property("1000 dane ağırlığı", "Thousand-grain weight", "g", "TS 2974", 1),
  oil: property("Yağ oranı", "Oil content", "%", "NMR", 1),
  acidity: { ...property("Serbest asitlik", "Free acidity", "%", "COI T.20", 2), most: 0.8 },
  peroxide: { ...property("Peroksit sayısı", "Peroxide value", "meq/kg", "COI T.20", 1), most: 20 },
  aflatoxin: { ...property("Aflatoksin B1", "Aflatoxin B1", "µg/kg", "HPLC", 2), most: 8 },
  fat: property("Yağ", "Fat", "%", "FTIR", 2),
  ash: property("Kül", "Ash", "%", "ICC 104/1", 2),
} satisfies Record<string, Property>;

export type PropertyName = keyof typeof PROPERTIES;
type Ranges = Partial<Record<PropertyName, [low: number, high: number]>>;

const DIRT: Ranges = { foreignMatter: [0.2, 2], brokenGrains: [0.5, 4] };
const WHEAT: Ranges = {
  moisture: [10, 12.5],
  glutenIndex: [60, 95],
  sedimentation: [25, 48],
  fallingNumber: [250, 420],
  ...DIRT,
};
const FIRST_CLASS: Ranges = {
  ...WHEAT,
  protein: [13, 15],
  testWeight: [78, 82],
  gluten: [28, 34],
  sunnPest: [0.3, 1],
};
const SECOND_CLASS: Ranges = {
  ...WHEAT,
  protein: [11.5, 13],
  testWeight: [76, 79],
  gluten: [24, 28],
  sunnPest: [0.5, 1.8],
};
const FEED_WHEAT: Ranges = {
  moisture: [10, 13],
  protein: [9, 10.9],
  testWeight: [68, 73.9],
  sunnPest: [1, 2.5],
  ...DIRT,
};
const barley = (protein: [number, number]): Ranges => ({
  moisture: [10, 12.5],
  protein,
  testWeight: [60, 68],
  ...DIRT,
});
const otherGrain = (testWeight: [number, number]): Ranges => ({ moisture: [10, 13], testWeight, ...DIRT });
const PULSES: Ranges = { moisture: [8, 12], thousandGrains: [320, 480], ...DIRT };
const seeds = (oil: [number, number]): Ranges => ({ moisture: [5, 9], oil, foreignMatter: [0.4, 2.4] });
const dried = (moisture: [number, number], aflatoxin: [number, number]): Ranges => ({
  fruitMoisture: moisture,
  aflatoxin,
  foreignMatter: [0, 0.4],
});

/** What each product is examined for, by its MAL, with the values to be expected; others are not examined. */
const RANGES: Readonly<Record<string, Ranges>> = {
  "BGD-KS1": FIRST_CLASS,
  "BGD-BS1": FIRST_CLASS,
  "BGD-MK1": FIRST_CLASS,
  "BGD-KS2": SECOND_CLASS,
  "BGD-BS2": SECOND_CLASS,
  "BGD-MK2": SECOND_CLASS,
  "BGD-YML": FEED_WHEAT,
  "ARP-BYZ": barley([10, 12.5]),
  "ARP-YML": barley([9.5, 12]),
  "ARP-BIR": barley([9.5, 11]),
  "MSR-SAR": { ...otherGrain([70, 76]), moisture: [12, 14.4] },
  CVD: { ...otherGrain([68, 74]), ergot: [0, 0.04] },
  YLF: otherGrain([45, 55]),
  TRT: otherGrain([66, 72]),
  NHT: PULSES,
  "MRC-YSL": { ...PULSES, thousandGrains: [45, 65] },
  "MRC-KRM": { ...PULSES, thousandGrains: [30, 40] },
  "FSL-DRM": PULSES,
  "AYC-YAG": seeds([40, 46]),
  "AYC-CRZ": seeds([28, 34]),
  "HSH-MAV": seeds([46, 51]),
  ASP: seeds([28, 34]),
  "ZYT-SZM": { acidity: [0.2, 0.79], peroxide: [5, 15] },
  "UZM-9": dried([13, 16.5], [0, 1.8]),
  "INC-NAT": dried([17, 17.9], [0, 5.5]),
  "CVZ-IC": dried([3, 5], [0, 1.6]),
  "SUT-INK": { fat: [3.2, 4.1], protein: [3, 3.5] },
  "UN-T650": { moisture: [13, 14.4], protein: [10.5, 12.5], ash: [0.55, 0.65] },
};

/** One measured property of a lot. */
export interface Analysis extends Property {
  property: PropertyName;
  value: number;
  isWithinLimits: boolean;
}

/** What the laboratory found in a lot; nothing for goods that it does not examine. */
export function analysesOf(key: LotKey): Analysis[] {
  const ranges = Object.entries(RANGES[key.product.code] ?? {}) as [PropertyName, [number, number]][];
  return ranges.map(([property, [low, high]]) => {
    const about: Property = PROPERTIES[property];
    const share = uniform(`${lotSeed(key)}:${property}`);
    const value = round(low + (high - low) * share, about.decimals);
    const isWithinLimits = value >= (about.least ?? -Infinity) && value <= (about.most ?? Infinity);
    return { ...about, property, value, isWithinLimits };
  });
}

/** Whether goods pass the laboratory before they are sold. */
export function isExamined({ code }: Product): boolean {
  return code in RANGES;
}
