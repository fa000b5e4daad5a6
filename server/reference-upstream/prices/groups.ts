import type { Bilingual } from "../content/types";

type Named = Required<Bilingual>;
const name = (tr: string, en: string): Named => ({ tr, en });

const CEREALS = name("HUBUBAT", "CEREALS");
const PULSES = name("BAKLİYAT", "PULSES");
const OILSEEDS = name("YAĞLI TOHUMLAR", "OILSEEDS");
const OILS = name("BİTKİSEL YAĞLAR", "VEGETABLE OILS");
const DRIED_FRUIT = name("KURU MEYVE", "DRIED FRUIT");
const TEXTILE = name("TEKSTİL HAMMADDELERİ", "TEXTILE RAW MATERIALS");
const LIVESTOCK = name("CANLI HAYVAN", "LIVESTOCK");
const MEAT = name("ET", "MEAT");
const MILK = name("SÜT VE SÜT ÜRÜNLERİ", "MILK AND DAIRY");
const CEREAL_PRODUCTS = name("HUBUBAT MAMULLERİ", "CEREAL PRODUCTS");

export interface ProductGroup {
  parent: Named;
  name: Named;
}

/** The product groups by GrupKodu, in the order of the bulletin. */
export const GROUPS = {
  H01: {
    parent: CEREALS,
    name: name("KIRMIZI SERT EKMEKLİK BUĞDAYLAR", "HARD RED BREAD WHEATS"),
  },
  H02: {
    parent: CEREALS,
    name: name("BEYAZ SERT EKMEKLİK BUĞDAYLAR", "HARD WHITE BREAD WHEATS"),
  },
  H03: { parent: CEREALS, name: name("MAKARNALIK BUĞDAYLAR", "DURUM WHEATS") },
  H04: { parent: CEREALS, name: name("YEMLİK VE BAREM DIŞI", "FEED AND OFF-GRADE") },
  H05: { parent: CEREALS, name: name("ARPALAR", "BARLEYS") },
  H06: { parent: CEREALS, name: name("MISIR", "CORN") },
  H07: { parent: CEREALS, name: name("DİĞER HUBUBAT", "OTHER CEREALS") },
  B01: { parent: PULSES, name: name("NOHUT", "CHICKPEAS") },
  B02: { parent: PULSES, name: name("MERCİMEK", "LENTILS") },
  B03: { parent: PULSES, name: name("KURU FASULYE", "DRY BEANS") },
  Y01: { parent: OILSEEDS, name: name("AYÇİÇEĞİ", "SUNFLOWER") },
  Y02: { parent: OILSEEDS, name: name("HAŞHAŞ", "POPPY") },
  Y03: { parent: OILSEEDS, name: name("DİĞER", "OTHER") },
  N01: { parent: OILS, name: name("ZEYTİNYAĞI", "OLIVE OIL") },
  K01: { parent: DRIED_FRUIT, name: name("KURU ÜZÜM", "RAISINS") },
  K02: { parent: DRIED_FRUIT, name: name("KURU İNCİR", "DRIED FIGS") },
  K03: { parent: DRIED_FRUIT, name: name("CEVİZ", "WALNUTS") },
  T01: { parent: TEXTILE, name: name("PAMUK", "COTTON") },
  T02: { parent: TEXTILE, name: name("YAPAĞI", "WOOL") },
  C01: { parent: LIVESTOCK, name: name("BÜYÜKBAŞ", "CATTLE") },
  C02: { parent: LIVESTOCK, name: name("KÜÇÜKBAŞ", "SHEEP") },
  E01: { parent: MEAT, name: name("KARKAS", "CARCASS") },
  S01: { parent: MILK, name: name("SÜT", "MILK") },
  M01: { parent: CEREAL_PRODUCTS, name: name("UN", "FLOUR") },
} satisfies Record<string, ProductGroup>;

export type GroupCode = keyof typeof GROUPS;
