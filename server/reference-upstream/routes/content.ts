import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { setTimeout as delay } from "node:timers/promises";
import type { Context, Handler } from "hono";
import sirv from "sirv";
import { type ContentRow, type FileRow, contentRows, fileRows, seeds } from "../content";
import { applyFilter } from "../filter";
import { Refusal } from "../refusal";
import { readFilter, readId } from "../requests";
import {
  type Calls,
  type Upstream,
  wireRequest,
  type UpstreamEnv,
  requireServiceToken,
  requireUser,
} from "../upstream";
import { photoOwner } from "../users";
import type { WireRequest } from "../wire";

const SEARCHED: (keyof ContentRow)[] = ["Baslik", "Ozet", "Icerik", "Etiketler", "KategoriAdi"];
/** TipId of news and announcements. */
const NEWS_KINDS = new Set([1, 2]);
/** How long an answer may wait for the sizes of its files; with more new files than so many none is learned. */
const SIZES_MS = 500;
const MOST_LEARNED = 12;

/** DuyuruHaber, IcerikDosya and IcerikOkunmaSayisi. */
export function contentCalls(upstream: Upstream): Calls {
  const { state, files } = upstream;
  const countOf = (c: Context, id: number) => {
    const seed = seeds(wireRequest(c, upstream)).find((each) => each.id === id);
    return seed && (state.readCounts[id] ?? seed.readCount);
  };
  const allRows = (request: WireRequest) =>
    contentRows(request).map((row) => ({
      ...row,
      OkunmaSayisi: state.readCounts[row.Id] ?? row.OkunmaSayisi,
    }));

  return {
    "POST DuyuruHaber/GetWithFilterNews": async (c) => {
      const kind = readId(c.req.query("tipId"));
      const filter = await readFilter(c);
      const rows = allRows(wireRequest(c, upstream)).filter((row) => row.TipId === kind);
      const top = c.req.query("kayitadet");
      if (!top) return applyFilter(rows, filter, SEARCHED);
      const page = applyFilter(rows, { ...filter, rows: readId(top) }, SEARCHED);
      return { ...page, data: page.data.map((row) => ({ ...row, Icerik: "" })) };
    },
    "POST DuyuruHaber/GetWithFilterInfo": async (c) => {
      const request = wireRequest(c, upstream);
      const page = applyFilter(allRows(request), await readFilter(c), SEARCHED);
      const ids = new Set(page.data.map((row) => row.Id));
      const own = fileRows(request).filter((file) => ids.has(file.IcerikId));
      // Lists of news show no files: theirs aren't made for their sizes.
      const isNews = ids.size > 1 && page.data.some((row) => NEWS_KINDS.has(row.TipId));
      const sized = isNews ? own : await withKnownSizes(own, upstream);
      const filesOf = ({ Id }: ContentRow) => sized.filter((file) => file.IcerikId === Id);
      return { ...page, data: page.data.map((row) => ({ ...row, Dosyalar: filesOf(row) })) };
    },
    "GET DuyuruHaber/GetYilFilter": (c) => {
      const kind = c.req.query("TipId");
      const code = c.req.query("YayinTurKod");
      const rows = contentRows(wireRequest(c, upstream))
        .filter((row) => !kind || row.TipId === readId(kind))
        .filter((row) => !code || row.YayinTurKod === code);
      const years = [...new Set(rows.map((row) => row.Yil))].sort((a, b) => b - a);
      return years.map((year) => ({ Yil: year, Adet: rows.filter((row) => row.Yil === year).length }));
    },
    "POST IcerikDosya/GetWithFilterInfo": async (c) => {
      const page = applyFilter(fileRows(wireRequest(c, upstream)), await readFilter(c), ["DosyaAdi"]);
      const sizes = page.data.map(async (row) => ({ ...row, Boyut: await files.size(nameOf(row)) }));
      return { ...page, data: await Promise.all(sizes) };
    },
    "GET IcerikOkunmaSayisi/GetByIcerikId/:id": (c) => {
      const id = readId(c.req.param("id"));
      return { Id: id, IcerikId: id, OkunmaSayisi: countOf(c, id) ?? 0 };
    },
    "POST IcerikOkunmaSayisi/IcerikOkunmaSayisiArttir/:id": async (c) => {
      const id = readId(c.req.param("id"));
      const count = countOf(c, id);
      if (count === undefined) throw new Refusal(404, "notFound");
      state.readCounts[id] = count + 1;
      await state.save();
      return { Id: id, IcerikId: id, OkunmaSayisi: count + 1 };
    },
  };
}

/** The files by GUID, with ETag and ranges; the portal reads all but the photos of users, which they alone may see. */
export function fileHandler(upstream: Upstream): Handler<UpstreamEnv> {
  const { files } = upstream;
  // `dev` makes sirv look at the disk on each request: files come into being as they are asked for.
  const sendFile = sirv(files.directory, { dev: true, etag: true });
  return async (c) => {
    const name = c.req.param("name") ?? "";
    const owner = photoOwner(name);
    if (!owner) await requireServiceToken(c, upstream);
    else if ((await requireUser(c, upstream)).id !== owner.id) throw new Refusal(403, "forbidden");
    if (!(await files.make(name))) throw new Refusal(404, "notFound");
    await send(sendFile, name, c.env);
    return RESPONSE_ALREADY_SENT;
  };
}

const nameOf = ({ DosyaYolu }: FileRow) => DosyaYolu.slice("/files/".length);

/** Sets the sizes that are known, or learned in time: files have to be made for it. The others stay null. */
async function withKnownSizes(rows: FileRow[], { files }: Upstream): Promise<FileRow[]> {
  const sized = await Promise.all(
    rows.map(async (row) => ({ ...row, Boyut: await files.knownSize(nameOf(row)) })),
  );
  const unknown = sized.filter(({ Boyut }) => Boyut === null);
  if (unknown.length > MOST_LEARNED || !files.isWarm) return sized;
  const timeUp = delay(SIZES_MS, null);
  for (const row of unknown) {
    row.Boyut = await Promise.race([files.size(nameOf(row)), timeUp]);
    if (row.Boyut === null) break;
  }
  return sized;
}

function send(
  handler: ReturnType<typeof sirv>,
  name: string,
  { incoming, outgoing }: HttpBindings,
): Promise<void> {
  incoming.url = `/${name}`;
  return new Promise((resolve) => {
    outgoing.once("close", resolve);
    handler(incoming, outgoing, () => void outgoing.writeHead(404).end());
  });
}
