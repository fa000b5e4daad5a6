import { type Context, Hono } from "hono";
import { wireDay } from "../clock";
import { languageOf } from "../language";
import { bulletinTree, soldProducts } from "../prices/bulletin";
import { isAnsweredByNoContent } from "../prices/edge-days";
import { headline, liveCards, ticker } from "../prices/live";
import { monthlyBulletin } from "../prices/monthly";
import { productById } from "../prices/products";
import { totalOf } from "../prices/totals";
import { priceColumns } from "../prices/wire-rows";
import { Refusal } from "../refusal";
import { readDay, readId } from "../requests";
import type { Upstream } from "../upstream";

/** OnlineKullaniciBulten: prices as bare arrays; GetAnaKart is an object. */
export function bulletinRoutes({ prices, clock }: Upstream): Hono {
  const routes = new Hono();
  const language = (c: Context) => languageOf(c.req.raw.headers);

  routes.get("/GetAnaKart", async (c) => c.json(await headline(prices, clock)));
  routes.get("/GetOnlineKartIslem", async (c) => c.json(await liveCards(prices, clock, language(c))));
  routes.get("/GetKayanYazi", async (c) => c.json(await ticker(prices, language(c))));

  routes.get("/GetUrunFiyatDetay/:id/:from/:until", async (c) => {
    const product = productById(readId(c.req.param("id")));
    if (!product) return c.json([]);
    const rows = await prices.find({ ...readSpan(c.req.param()), productId: product.id });
    return c.json(
      rows.map((row) => ({
        Tarih: wireDay(row.day),
        ...priceColumns(product, totalOf([row])),
        Birim: product.unit,
      })),
    );
  });

  routes.get("/GetOnlineGunlukBultenKirilimli/:from/:until", async (c) => {
    const span = readSpan(c.req.param());
    if (isAnsweredByNoContent(span.from, span.until)) return c.body(null, 204);
    return c.json(await bulletinTree(prices, span, language(c)));
  });

  routes.get("/GetSatilanUrun/:from/:until", async (c) =>
    c.json(await soldProducts(prices, readSpan(c.req.param()), language(c))),
  );

  routes.get("/GetWebSitesiAylikBulten/:year/:month", async (c) => {
    const month = readMonth(c.req.param("year"), c.req.param("month"));
    return c.json(await monthlyBulletin(prices, clock, month, language(c)));
  });

  return routes;
}

function readSpan({ from, until }: { from: string; until: string }) {
  return { from: readDay(from), until: readDay(until) };
}

function readMonth(year: string, month: string): string {
  const [y, m] = [readId(year), readId(month)];
  if (y < 1900 || y > 2100 || m < 1 || m > 12) throw new Refusal(400, "badRequest");
  return `${y}-${String(m).padStart(2, "0")}`;
}
