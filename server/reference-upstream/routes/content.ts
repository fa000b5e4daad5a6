import { type Context, Hono } from "hono";
import { fileRows, withSizes } from "../content-files";
import { type ContentRow, SEARCHED_CONTENT, contentRows } from "../content-rows";
import { applyFilter } from "../filter";
import { languageOf } from "../language";
import { readFilter, readId } from "../requests";
import type { Upstream } from "../upstream";

/** DuyuruHaber: news, announcements, pages, policies and corporate texts. */
export function contentRoutes({ database, files }: Upstream): Hono {
  const routes = new Hono();
  const allRows = (c: Context) => contentRows(database, languageOf(c.req.raw.headers));

  routes.post("/GetWithFilterNews", async (c) => {
    const kind = readId(c.req.query("tipId"));
    const filter = await readFilter(c);
    const rows = (await allRows(c)).filter((row) => row.TipId === kind);
    const top = c.req.query("kayitadet");
    if (!top) return c.json(applyFilter(rows, filter, SEARCHED_CONTENT));
    const page = applyFilter(rows, { ...filter, rows: readId(top) }, SEARCHED_CONTENT);
    return c.json({ ...page, data: page.data.map((row) => ({ ...row, Icerik: "" })) });
  });

  routes.post("/GetWithFilterInfo", async (c) => {
    const filter = await readFilter(c);
    const page = applyFilter(await allRows(c), filter, SEARCHED_CONTENT);
    const allFiles = await fileRows(database, languageOf(c.req.raw.headers));
    const withFiles = page.data.map(async (row) => {
      const own = allFiles.filter((file) => file.IcerikId === row.Id);
      // A list shows no sizes, and to know them all its files would have to be made: seconds of work.
      return { ...row, Dosyalar: page.data.length > 1 ? own : await withSizes(own, files) };
    });
    return c.json({ ...page, data: await Promise.all(withFiles) });
  });

  routes.get("/GetYilFilter", async (c) => {
    const kind = c.req.query("TipId");
    const code = c.req.query("YayinTurKod");
    const rows = (await allRows(c))
      .filter((row) => !kind || row.TipId === readId(kind))
      .filter((row) => !code || row.YayinTurKod === code);
    return c.json(countByYear(rows));
  });

  return routes;
}

function countByYear(rows: ContentRow[]) {
  const years = [...new Set(rows.map((row) => row.Yil))].sort((a, b) => b - a);
  return years.map((year) => ({ Yil: year, Adet: rows.filter((row) => row.Yil === year).length }));
}
