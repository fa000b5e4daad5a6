import { type Context, Hono } from "hono";
import { fileRows, withKnownSizes } from "../content-files";
import { type ContentRow, SEARCHED_CONTENT, contentReader } from "../content-rows";
import { applyFilter } from "../filter";
import { languageOf } from "../language";
import { readFilter, readId } from "../requests";
import type { Upstream } from "../upstream";

/** TipId of news and announcements. */
const NEWS_KINDS = new Set([1, 2]);
/** How long an answer may wait for the sizes of its files. */
const SIZES_MS = 500;

/** DuyuruHaber: news, announcements, pages, policies and corporate texts. */
export function contentRoutes({ database, clock, files }: Upstream): Hono {
  const routes = new Hono();
  const read = contentReader(database, clock);
  const allRows = (c: Context) => read(languageOf(c.req.raw.headers));

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
    const ids = new Set(page.data.map((row) => row.Id));
    const own = allFiles.filter((file) => ids.has(file.IcerikId));
    // Lists of news show no files: theirs aren't made for their sizes.
    const isNews = ids.size > 1 && page.data.some((row) => NEWS_KINDS.has(row.TipId));
    const sized = isNews ? own : await withKnownSizes(own, files, SIZES_MS);
    const data = page.data.map((row) => ({
      ...row,
      Dosyalar: sized.filter((file) => file.IcerikId === row.Id),
    }));
    return c.json({ ...page, data });
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
