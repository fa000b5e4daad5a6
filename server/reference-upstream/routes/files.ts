import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import sirv from "sirv";
import { Refusal } from "../refusal";
import { type Upstream, type UpstreamEnv, requireServiceToken, requireUser } from "../upstream";
import { photoOwner } from "../user-photos";

/** The file store: pictures and PDFs by GUID, with ETag and ranges. */
export function fileRoutes(upstream: Upstream): Hono<UpstreamEnv> {
  const { files } = upstream;
  // `dev` makes sirv look at the disk on each request: files come into being as they are asked for.
  const sendFile = sirv(files.directory, { dev: true, etag: true });
  const routes = new Hono<UpstreamEnv>();

  routes.get("/:name", async (c) => {
    const name = c.req.param("name");
    await requireReader(c, upstream, name);
    if (!(await files.make(name))) throw new Refusal(404, "notFound");
    await send(sendFile, name, c.env);
    return RESPONSE_ALREADY_SENT;
  });

  return routes;
}

/** The portal reads every file but the photos of users, which they alone may see. */
async function requireReader(c: Context, upstream: Upstream, name: string): Promise<void> {
  const owner = photoOwner(name);
  if (!owner) return requireServiceToken(c, upstream);
  const { id } = await requireUser(c, upstream);
  if (id !== owner.id) throw new Refusal(403, "forbidden");
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
