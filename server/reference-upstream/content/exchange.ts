import type { OfficeSeed } from "./types";

/** Who the demo exchange is. Every name, number and address here is invented. */
export const EXCHANGE = {
  name: { tr: "Başakova Ticaret Borsası", en: "Başakova Commodity Exchange" },
  shortName: { tr: "BAŞTB", en: "BACEX" },
  place: { tr: "Başakova", en: "Başakova" },
  domain: "basakovatb.example",
  email: "bilgi@basakovatb.example",
  kep: "basakovatb@hs99.kep.example",
  founded: "1951-03-14",
  firstTrade: "1951-07-02",
  IsletmeId: 99,
  FirmaId: 1,
  SubeId: 1,
  statuTipi: 1,
  isletmeUrlOnEk: "basakova",
  session: {
    from: "09:30",
    until: "11:30",
    /** ISO weekdays: Monday to Friday. */
    weekdays: [1, 2, 3, 4, 5],
  },
  livestockMarket: { from: "06:00", until: "13:00", weekdays: [2, 6] },
} as const;

const OFFICE_HOURS = {
  tr: "Hafta içi 08:30–12:00 ve 13:00–17:30",
  en: "Monday to Friday 08:30–12:00 and 13:00–17:30",
};

/** The headquarters and the three service units: the rows of TescilBilgi. */
export const OFFICES: OfficeSeed[] = [
  {
    id: 1,
    code: "MERKEZ",
    name: { tr: "Merkez Hizmet Binası", en: "Head Office" },
    address: {
      tr: "Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova",
      en: "Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova, Türkiye",
    },
    phone: "0 (999) 555 01 00",
    fax: "0 (999) 555 01 09",
    email: "bilgi@basakovatb.example",
    kep: "basakovatb@hs99.kep.example",
    latitude: 38.6412,
    longitude: 30.1187,
    hours: OFFICE_HOURS,
    map: {
      scene: "town-map",
      seed: 12,
      alt: {
        tr: "Kroki: Merkez Hizmet Binası, Cumhuriyet Mahallesi'nde Borsa Caddesi'nin kuzey yanında, çayın üst tarafındaki iki sokak arasında işaretli",
        en: "Sketch map: the Head Office is marked on the north side of Borsa Caddesi in Cumhuriyet Mahallesi, between two side streets above the river",
      },
    },
    province: "Başakova",
    district: "Merkez",
  },
  {
    id: 2,
    code: "SALON",
    name: { tr: "Hububat Satış Salonu", en: "Grain Sales Hall" },
    address: {
      tr: "Organize Tarım Sitesi 3. Blok, 99100 Başakova",
      en: "Organised Agricultural Estate, Block 3, 99100 Başakova, Türkiye",
    },
    phone: "0 (999) 555 01 20",
    email: "salon@basakovatb.example",
    latitude: 38.6237,
    longitude: 30.1504,
    hours: {
      tr: "Hafta içi 08:30–12:00 ve 13:00–17:30; seans 09:30–11:30",
      en: "Monday to Friday 08:30–12:00 and 13:00–17:30; session 09:30–11:30",
    },
    province: "Başakova",
    district: "Merkez",
  },
  {
    id: 3,
    code: "LAB",
    name: { tr: "Borsa Laboratuvarı", en: "Exchange Laboratory" },
    address: {
      tr: "Organize Tarım Sitesi 1. Blok, 99100 Başakova",
      en: "Organised Agricultural Estate, Block 1, 99100 Başakova, Türkiye",
    },
    phone: "0 (999) 555 01 30",
    email: "laboratuvar@basakovatb.example",
    latitude: 38.6229,
    longitude: 30.1491,
    hours: OFFICE_HOURS,
    province: "Başakova",
    district: "Merkez",
  },
  {
    id: 4,
    code: "HAYVAN",
    name: { tr: "Canlı Hayvan Pazarı", en: "Livestock Market" },
    address: {
      tr: "Gölbaşlar yolu 4. km, 99100 Başakova",
      en: "Gölbaşlar road, km 4, 99100 Başakova, Türkiye",
    },
    phone: "0 (999) 555 01 40",
    email: "hayvanpazari@basakovatb.example",
    latitude: 38.6688,
    longitude: 30.0763,
    hours: { tr: "Salı ve cumartesi 06:00–13:00", en: "Tuesday and Saturday 06:00–13:00" },
    province: "Başakova",
    district: "Merkez",
  },
];
