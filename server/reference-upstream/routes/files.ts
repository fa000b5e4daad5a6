import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import sirv from "sirv";
import { Refusal } from "../refusal";
import { type Upstream, type UpstreamEnv, requireServiceToken } from "../upstream";

/** The file store: pictures and PDFs by GUID, with ETag and ranges. */
export function fileRoutes(upstream: Upstream): Hono<UpstreamEnv> {
  const { files } = upstream;
  // `dev` makes sirv look at the disk on each request: files come into being as they are asked for.
  const sendFile = sirv(files.directory, { dev: true, etag: true });
  const routes = new Hono<UpstreamEnv>();

  routes.get("/:name", async (c) => {
    await requireServiceToken(c, upstream);
    const name = c.req.param("name");
    if (!(await files.make(name))) throw new Refusal(404, "notFound");
    await send(sendFile, name, c.env);
    return RESPONSE_ALREADY_SENT;
  });

  return routes;
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
