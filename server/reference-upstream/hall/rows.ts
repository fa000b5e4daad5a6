import { wireDay } from "../clock";
import type { Member } from "../data";
import type { Language } from "../language";
import { CATEGORIES } from "../prices/products";
import { priceText } from "../prices/rows";
import { type Analysis, analysesOf } from "./analyses";
import type { Arrival } from "./arrivals";
import { registrationFee } from "./buyers";
import { type LotKey, cardNumber, lotId, maskedProducer, plate, registryDigits, village } from "./lots";
import { type Sale, saleTypeOf } from "./sales";

export type MayKnow = (member: Member) => boolean;

const names = ({ product }: LotKey, language: Language) => ({
  UrunId: product.id,
  MALADI: product.name[language],
  Birim: product.unit,
});

const dealOf = (sale: Sale) => ({
  Miktar: sale.quantity,
  Fiyat: priceText(sale.price),
  Tutar: sale.amount,
  SatisSekli: saleTypeOf(sale)?.code,
});

const COLUMNS: [column: string, properties: string[]][] = [
  ["Rutubet", ["moisture", "fruitMoisture"]],
  ["Protein", ["protein"]],
  ["Hektolitre", ["testWeight"]],
  ["Gluten", ["gluten"]],
  ["GlutenIndeks", ["glutenIndex"]],
  ["Sedimantasyon", ["sedimentation"]],
  ["DusmeSayisi", ["fallingNumber"]],
  ["Sune", ["sunnPest"]],
  ["YabanciMadde", ["foreignMatter"]],
  ["KirikTane", ["brokenGrains"]],
];

function laboratoryColumns(key: LotKey): Record<string, number | null> {
  const analyses = analysesOf(key);
  const valueOf = (properties: string[]) =>
    analyses.find(({ property }) => properties.includes(property))?.value ?? null;
  return Object.fromEntries(COLUMNS.map(([column, properties]) => [column, valueOf(properties)]));
}

export function tradeRow(sale: Sale, language: Language) {
  return {
    ...saleColumns(sale, language),
    KartNo: cardNumber(sale),
    Saat: sale.time.slice(0, 5),
    Koy: village(sale),
    ...laboratoryColumns(sale),
  };
}

export function purchaseRow(sale: Sale, language: Language) {
  return {
    ...saleColumns(sale, language),
    BeyannameNo: declarationNumber(sale),
    TescilUcreti: registrationFee(sale.amount),
  };
}

const saleColumns = (sale: Sale, language: Language) => ({
  GelisId: lotId(sale),
  IslemNo: `${sale.day.slice(0, 4)}/${registryDigits(sale)}`,
  Tarih: wireDay(sale.day),
  ...names(sale, language),
  SinifAdi: sale.product.name[language].toLocaleUpperCase(language),
  ...dealOf(sale),
});

export function registrationRow(sale: Sale, language: Language, mayKnow: MayKnow) {
  const { category } = sale.product;
  const isProducersOwn = saleTypeOf(sale)?.code === "HMS";
  return {
    GelisId: lotId(sale),
    TescilNo: `${sale.day.slice(0, 4)}-${registryDigits(sale)}`,
    BeyannameNo: declarationNumber(sale),
    TescilTarih: wireDay(sale.day),
    ...names(sale, language),
    ...dealOf(sale),
    TescilUcreti: registrationFee(sale.amount),
    StopajOrani: isProducersOwn ? (CATEGORIES[category].withholding ?? 0) : 0,
    AliciUyeNo: mayKnow(sale.buyer) ? sale.buyer.number : null,
    SaticiTip: isProducersOwn ? "MÜSTAHSİL" : "TÜCCAR",
    SalonIci: CATEGORIES[category].isSoldInHall,
  };
}

function declarationNumber(key: LotKey): string {
  return `B${key.day.slice(2, 4)}${registryDigits(key)}`;
}

export function arrivalRow(arrival: Arrival, language: Language, mayKnow: MayKnow) {
  const { sale } = arrival;
  return {
    GelisId: lotId(arrival),
    KartNo: cardNumber(arrival),
    IslemNo: `${arrival.day.slice(0, 4)}/${registryDigits(arrival)}`,
    Tarih: arrival.at,
    Plaka: plate(arrival),
    MustahsilAdi: maskedProducer(arrival),
    Koy: village(arrival),
    ...names(arrival, language),
    TahminiMiktar: arrival.estimated,
    NetMiktar: sale?.quantity ?? null,
    Durum: arrival.state,
    SatisFiyati: sale && priceText(sale.price),
    AlanUyeNo: sale && mayKnow(sale.buyer) ? sale.buyer.number : null,
  };
}

export function analysisRow(key: LotKey, analysis: Analysis, index: number, language: Language) {
  const text = (value: number | undefined) =>
    value === undefined ? null : value.toFixed(analysis.decimals).replace(".", ",");
  return {
    AnalizId: lotId(key) * 100 + index + 1,
    AnalizAdi: analysis.name[language],
    Sonuc: text(analysis.value),
    Birim: analysis.unit,
    Metot: analysis.method,
    AltSinir: text(analysis.least),
    UstSinir: text(analysis.most),
    Uygun: analysis.isWithinLimits,
    Sira: index + 1,
  };
}
