import { Hono } from "hono";
import { fromThisMachine } from "../from-this-machine";
import { messagesWith } from "../messages";
import type { Upstream, UpstreamEnv } from "../upstream";

/** GET ?body=text: what visitors have sent with this text in it, as it was kept; from this machine only. */
export function keptMessageRoutes(upstream: Upstream): Hono<UpstreamEnv> {
  const routes = new Hono<UpstreamEnv>();
  routes.use(fromThisMachine);
  routes.get("/", async (c) => c.json(await messagesWith(upstream, c.req.query("body") ?? "")));
  return routes;
}
