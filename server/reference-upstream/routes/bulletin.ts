import { wireDay } from "../clock";
import { bulletinTree, headline, liveCards, monthlyBulletin, soldProducts, ticker } from "../prices/answers";
import { priceColumns, totalOf } from "../prices/rows";
import { productById } from "../prices/products";
import { Refusal } from "../refusal";
import { readId, readSpan } from "../requests";
import { type Calls, type Upstream, wireRequest } from "../upstream";
import type { Context } from "hono";

/** An oddity of real answers: a day without trades answered by 204 instead of an empty array. */
const DAY_WITHOUT_ANSWER = "2026-10-29";

export function bulletinCalls(upstream: Upstream): Calls {
  const { prices } = upstream;
  const language = (c: Context) => wireRequest(c, upstream).language;

  return {
    "GET OnlineKullaniciBulten/GetAnaKart": () => headline(prices),
    "GET OnlineKullaniciBulten/GetOnlineKartIslem": (c) => liveCards(prices, language(c)),
    "GET OnlineKullaniciBulten/GetKayanYazi": (c) => ticker(prices, language(c)),
    "GET OnlineKullaniciBulten/GetUrunFiyatDetay/:id/:from/:until": (c) => {
      const product = productById(readId(c.req.param("id")));
      if (!product) return [];
      return prices.find({ ...readSpan(c), productId: product.id }).map((row) => ({
        Tarih: wireDay(row.day),
        ...priceColumns(product, totalOf([row])),
        Birim: product.unit,
      }));
    },
    "GET OnlineKullaniciBulten/GetOnlineGunlukBultenKirilimli/:from/:until": (c) => {
      const span = readSpan(c);
      if (span.from === DAY_WITHOUT_ANSWER && span.until === DAY_WITHOUT_ANSWER) return c.body(null, 204);
      return bulletinTree(prices, span, language(c));
    },
    "GET OnlineKullaniciBulten/GetSatilanUrun/:from/:until": (c) =>
      soldProducts(prices, readSpan(c), language(c)),
    "GET OnlineKullaniciBulten/GetWebSitesiAylikBulten/:year/:month": (c) =>
      monthlyBulletin(prices, readMonth(c.req.param("year"), c.req.param("month")), language(c)),
  };
}

function readMonth(year: string | undefined, month: string | undefined): string {
  const [y, m] = [readId(year), readId(month)];
  if (y < 1900 || y > 2100 || m < 1 || m > 12) throw new Refusal(400, "badRequest");
  return `${y}-${String(m).padStart(2, "0")}`;
}
