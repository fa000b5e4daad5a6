import { type Clock, wireDay, wireTime } from "../clock";
import { EXCHANGE } from "../content/exchange";
import { findSales } from "../hall/sales";
import { type Language, languageId } from "../language";
import type { PriceBoard } from "./board";
import { isSessionDay, lastSessionDay, sessionDayBefore, sessionNumber, sessionState } from "./calendar";
import { GROUPS } from "./groups";
import { changeOf, changeText, priceText } from "./price-text";
import { type Product, productById } from "./products";
import { uniform } from "../random";
import type { DayPrice } from "./series";
import { sum } from "./totals";
import type { Trade } from "./trades";

const TICKER_PRODUCTS = [1, 5, 8, 11, 15, 19, 24, 29, 33];

/** GetOnlineKartIslem: a card for every class that has been traded in today's session. */
export async function liveCards(board: PriceBoard, clock: Clock, language: Language) {
  const today = clock.today();
  if (!isSessionDay(today)) return [];
  const before = await board.averagesBefore(today);
  const trades = await board.tradesOfToday();
  const rows = await board.find({ from: today, until: today });
  const isOver = sessionState(clock.now()) !== "ACIK";
  return rows.flatMap((row) => {
    const product = productById(row.productId);
    if (!product) return [];
    const last = trades.get(product.id)?.at(-1);
    return [{ ...card(product, row, last, before.get(product.id), language), ...waiting(row, isOver) }];
  });
}

/** The samples that still wait for their turn; none once the session is over. */
function waiting({ productId, trades }: DayPrice, isOver: boolean) {
  return { Bekleyen: isOver ? 0 : Math.round(trades * 0.2 * uniform(`${productId}:${trades}`)) };
}

function card(
  product: Product,
  row: DayPrice,
  last: Trade | undefined,
  before: number | undefined,
  language: Language,
) {
  return {
    UrunId: product.id,
    MAL: product.code,
    MALADI: product.name[language],
    GrupKodu: product.group,
    GrupAdi: GROUPS[product.group].name[language],
    SonFiyat: priceText(last?.price ?? row.average),
    MinFiyat: priceText(row.min),
    MaxFiyat: priceText(row.max),
    OrtFiyat: priceText(row.average),
    OncekiOrtFiyat: before === undefined ? null : priceText(before),
    Degisim: changeText(row.average, before),
    Yon: Math.sign(changeOf(row.average, before) ?? 0),
    IslemAdedi: row.trades,
    SatilanMiktar: row.quantity,
    Birim: product.unit,
    IslemTarih: wireDay(row.day),
    SonIslemSaat: last?.time.slice(0, 5) ?? null,
  };
}

/** GetAnaKart: the head figures of today's session, or of the last one where none has begun. */
export async function headline(board: PriceBoard, clock: Clock) {
  const day = lastSessionDay(clock.now());
  const dayBefore = sessionDayBefore(day);
  const rows = await board.find({ from: day, until: day });
  const rowsBefore = await board.find({ from: dayBefore, until: dayBefore });
  const sales = await findSales(board, clock, { from: day, until: day });
  const trades = sum(rows.map((row) => row.trades));
  const state = sessionState(clock.now());
  const share = uniform(`${day}:headline`);
  return {
    IslemTarih: wireDay(day),
    SeansDurum: state,
    SeansNo: sessionNumber(day),
    ToplamIslem: trades,
    ToplamMiktar: sum(rows.map((row) => row.quantity)),
    ToplamTutar: Number(sum(rows.map((row) => row.amount)).toFixed(2)),
    UrunSayisi: rows.filter((row) => row.trades > 0).length,
    AktifAlici: new Set(sales.map(({ buyer }) => buyer.id)).size,
    GelenArac: Math.round(trades * (0.9 + 0.1 * share)),
    BekleyenNumune: state === "ACIK" ? 4 + Math.round(14 * share) : 0,
    SonGuncelleme: lastUpdate(day, clock),
    OncekiGunMiktar: sum(rowsBefore.map((row) => row.quantity)),
    OncekiGunTutar: Number(sum(rowsBefore.map((row) => row.amount)).toFixed(2)),
  };
}

function lastUpdate(day: string, clock: Clock): string {
  const { until } = EXCHANGE.session;
  const end = `${day}T${until}:00`;
  const now = wireTime(clock.now());
  return now < end ? now : end;
}

/** GetKayanYazi: the ticker, each product with its last trading day. */
export async function ticker(board: PriceBoard, language: Language) {
  const rows = TICKER_PRODUCTS.map(async (id, index) => {
    const product = productById(id);
    const [row, before] = await board.lastDays(id, 2);
    if (!product || !row) return [];
    return [tickerRow(product, row, index, before?.average ?? undefined, language)];
  });
  return (await Promise.all(rows)).flat();
}

function tickerRow(
  product: Product,
  row: DayPrice,
  index: number,
  before: number | undefined,
  language: Language,
) {
  return {
    Id: index + 1,
    FTarih: row.day.split("-").reverse().join("."),
    TARIH: wireDay(row.day),
    MAL: product.code,
    MALADI: product.name[language],
    DIL: languageId(language),
    KILO: row.quantity,
    Adet: String(row.trades),
    EnAz: row.min,
    EnCok: row.max,
    Ort: row.average,
    Degisim: changeOf(row.average, before),
    Birim: product.unit,
    Metin: null,
  };
}
