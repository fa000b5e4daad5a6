import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
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

export function contentCalls(upstream: Upstream): Calls {
  const { state, files } = upstream;
  const countOf = (c: Context, id: number) => {
    const seed = seeds(wireRequest(c, upstream)).find((each) => each.id === id);
    return seed && (state.readCounts[id] ?? seed.readCount);
  };
  const withSizes = (rows: FileRow[], sizeOf: (name: string) => Promise<number | null>) =>
    Promise.all(
      rows.map(async (row) => ({ ...row, Boyut: await sizeOf(row.DosyaYolu.slice("/files/".length)) })),
    );
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
      const sized = await withSizes(own, (name) => files.knownSize(name));
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
      return { ...page, data: await withSizes(page.data, (name) => files.size(name)) };
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

/** The files by GUID, with ETag and ranges; the portal reads all but users' photos, which are private. */
export function fileHandler(upstream: Upstream): Handler<UpstreamEnv> {
  const { files } = upstream;
  // With `dev` sirv looks at the disk on each request: files are made when requested.
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
