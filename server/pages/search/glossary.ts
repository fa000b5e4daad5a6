/** Folded; each line has one concept in Turkish and English. */
const LINES = [
  "bugday wheat",
  "makarnalik durum",
  "ekmeklik bread",
  "arpa barley",
  "misir maize corn",
  "cavdar rye",
  "yulaf oats oat",
  "nohut chickpeas chickpea",
  "mercimek lentils lentil",
  "fasulye beans bean",
  "aycicegi sunflower cicek",
  "hashas poppy",
  "aspir safflower",
  "pamuk cotton",
  "yapagi wool",
  "zeytinyagi olive",
  "uzum raisins raisin grapes",
  "incir figs fig",
  "ceviz walnuts walnut",
  "sut milk",
  "un flour",
  "dana calf beef",
  "kuzu lamb",
  "karkas carcass",
  "laboratuvar laboratory lab",
  "tescil registration",
  "usd dolar dollar",
  "eur euro avro",
  "gbp sterlin pound sterling",
];

const groups = LINES.map((line) => line.split(" "));
const groupsByWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

export const namesOf = (word: string): readonly string[] => groupsByWord.get(word) ?? [word];
