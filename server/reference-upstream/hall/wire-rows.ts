import { wireDay } from "../clock";
import type { ListedMember } from "../content/members";
import type { Language } from "../language";
import { priceText } from "../prices/price-text";
import { WITHHOLDING } from "../prices/withholding";
import { type Analysis, type PropertyName, analysesOf } from "./analyses";
import type { Arrival } from "./arrivals";
import { registrationFee } from "./fees";
import {
  type LotKey,
  cardNumber,
  lotId,
  maskedProducer,
  plate,
  registryDigits,
  transactionNumber,
  village,
} from "./lots";
import { type Sale, saleTypeOf } from "./sales";

/** Whose trades may be told to a viewer: their own, or everybody's to the exchange itself. */
export type MayKnow = (member: ListedMember) => boolean;

const names = ({ product }: LotKey, language: Language) => ({
  UrunId: product.id,
  MALADI: product.name[language],
  Birim: product.unit,
});

const dealOf = (sale: Sale) => ({
  Miktar: sale.quantity,
  Fiyat: priceText(sale.price),
  Tutar: sale.amount,
  SatisSekli: saleTypeOf(sale).code,
});

/** The laboratory's columns in a list of trades. */
const COLUMNS: [column: string, properties: PropertyName[]][] = [
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
  const valueOf = (properties: PropertyName[]) =>
    analyses.find(({ property }) => properties.includes(property))?.value ?? null;
  return Object.fromEntries(COLUMNS.map(([column, properties]) => [column, valueOf(properties)]));
}

/** A trade with what the laboratory found, and without who bought. */
export function tradeRow(sale: Sale, language: Language) {
  return {
    GelisId: lotId(sale),
    IslemNo: transactionNumber(sale),
    KartNo: cardNumber(sale),
    Tarih: wireDay(sale.day),
    Saat: sale.time.slice(0, 5),
    ...names(sale, language),
    SinifAdi: sale.product.name[language].toLocaleUpperCase(language),
    ...dealOf(sale),
    Koy: village(sale),
    ...laboratoryColumns(sale),
  };
}

/** A member's own purchase. */
export function purchaseRow(sale: Sale, language: Language) {
  return {
    GelisId: lotId(sale),
    IslemNo: transactionNumber(sale),
    Tarih: wireDay(sale.day),
    ...names(sale, language),
    SinifAdi: sale.product.name[language].toLocaleUpperCase(language),
    ...dealOf(sale),
    BeyannameNo: declarationNumber(sale),
    TescilUcreti: registrationFee(sale.amount),
  };
}

/** Goods that are traded outside the hall and only registered by the exchange. */
const OUTSIDE_THE_HALL: readonly string[] = ["livestock", "meat", "milk", "flour", "oliveOil"];

/** A registration; of the parties no more than the viewer may know. */
export function registrationRow(sale: Sale, language: Language, mayKnow: MayKnow) {
  const { category } = sale.product;
  const isProducersOwn = saleTypeOf(sale).code === "HMS";
  return {
    GelisId: lotId(sale),
    TescilNo: `${sale.day.slice(0, 4)}-${registryDigits(sale)}`,
    BeyannameNo: declarationNumber(sale),
    TescilTarih: wireDay(sale.day),
    ...names(sale, language),
    ...dealOf(sale),
    TescilUcreti: registrationFee(sale.amount),
    StopajOrani: isProducersOwn ? (WITHHOLDING[category] ?? 0) : 0,
    AliciUyeNo: mayKnow(sale.buyer) ? sale.buyer.number : null,
    SaticiTip: isProducersOwn ? "MÜSTAHSİL" : "TÜCCAR",
    SalonIci: !OUTSIDE_THE_HALL.includes(category),
  };
}

function declarationNumber(key: LotKey): string {
  return `B${key.day.slice(2, 4)}${registryDigits(key)}`;
}

/** A load in the hall; the buyer of a sold one only where the viewer may know. */
export function arrivalRow(arrival: Arrival, language: Language, mayKnow: MayKnow) {
  const { sale } = arrival;
  return {
    GelisId: lotId(arrival),
    KartNo: cardNumber(arrival),
    IslemNo: transactionNumber(arrival),
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

/** The laboratory's findings on a load, one by one. */
export function analysisRow(key: LotKey, analysis: Analysis, index: number, language: Language) {
  const written = (value: number | undefined) =>
    value === undefined ? null : value.toFixed(analysis.decimals).replace(".", ",");
  return {
    AnalizId: lotId(key) * 100 + index + 1,
    AnalizAdi: analysis.name[language],
    Sonuc: written(analysis.value),
    Birim: analysis.unit,
    Metot: analysis.method,
    AltSinir: written(analysis.least),
    UstSinir: written(analysis.most),
    Uygun: analysis.isWithinLimits,
    Sira: index + 1,
  };
}
