import { Hono } from "hono";
import { fileRows, withSizes } from "../content-files";
import { applyFilter } from "../filter";
import { languageOf } from "../language";
import { readFilter } from "../requests";
import type { Upstream } from "../upstream";

/** IcerikDosya: the files attached to content items. */
export function contentFileRoutes({ database, files }: Upstream): Hono {
  const routes = new Hono();
  routes.post("/GetWithFilterInfo", async (c) => {
    const filter = await readFilter(c);
    const rows = await fileRows(database, languageOf(c.req.raw.headers));
    const page = applyFilter(rows, filter, ["DosyaAdi"]);
    return c.json({ ...page, data: await withSizes(page.data, files) });
  });
  return routes;
}
