import { Hono } from "hono";
import { applyFilter } from "../filter";
import { languageOf } from "../language";
import { photoSetRows } from "../photo-sets";
import { readFilter } from "../requests";
import type { Upstream } from "../upstream";

/** DuyuruHaber's second list: the photo sets of the page "Fotoğraflar". */
export function photoSetRoutes({ clock }: Upstream): Hono {
  const routes = new Hono();
  routes.post("/GetWithFilterInfoIlgin", async (c) => {
    const rows = photoSetRows(clock.today(), languageOf(c.req.raw.headers));
    return c.json(applyFilter(rows, await readFilter(c), ["Baslik", "Ozet"]));
  });
  return routes;
}
