import { z } from "zod";
import { declareCall } from "../call";
import { listOf } from "../lists";
import { record } from "../record";
import { measure, ownDay, price, text, unit } from "../coerce";

const entry = record({
  MAL: text,
  MALADI: text,
  TARIH: ownDay,
  EnAz: price,
  EnCok: price,
  Ort: price,
  Degisim: measure,
  Birim: unit,
  Metin: text,
}).transform((row) => ({
  code: row.MAL,
  product: row.MALADI,
  day: row.TARIH,
  average: row.Ort,
  min: row.EnAz,
  max: row.EnCok,
  /** In per cent, against the trading day before. */
  change: row.Degisim,
  unit: row.Birim,
  text: row.Metin,
}));

export type TickerEntry = z.infer<typeof entry>;

export const readTicker = declareCall({
  name: "prices.ticker",
  method: "GET",
  kind: "read",
  lifetime: "prices",
  token: "bulletinOnMemberPages",
  path: (_: null) => "Alpha.WebPanel/OnlineKullaniciBulten/GetKayanYazi",
  answer: listOf(entry),
});
