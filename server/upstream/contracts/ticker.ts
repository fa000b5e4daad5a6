import { z } from "zod";
import { declareCall } from "../call";
import { listOf } from "../lists";
import { record } from "../record";
import { measure, ownDay, price, text, unit } from "../coerce";

const entry = record({
  code: ["MAL", text],
  product: ["MALADI", text],
  day: ["TARIH", ownDay],
  average: ["Ort", price],
  min: ["EnAz", price],
  max: ["EnCok", price],
  /** In per cent, against the trading day before. */
  change: ["Degisim", measure],
  unit: ["Birim", unit],
  text: ["Metin", text],
});

export type TickerEntry = z.infer<typeof entry>;

export const readTicker = declareCall({
  name: "prices.ticker",
  lifetime: "prices",
  token: "bulletinOnMemberPages",
  path: (_: null) => "Alpha.WebPanel/OnlineKullaniciBulten/GetKayanYazi",
  answer: listOf(entry),
});
