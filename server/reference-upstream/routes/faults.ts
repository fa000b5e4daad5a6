import { Hono } from "hono";
import { faultRule } from "../faults";
import { Refusal } from "../refusal";
import type { Upstream, UpstreamEnv } from "../upstream";

const LOOPBACK = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

/** POST {match, kind, delayMs} switches a fault on, DELETE switches all off; from this machine only. */
export function faultRoutes({ faults }: Upstream): Hono<UpstreamEnv> {
  const routes = new Hono<UpstreamEnv>();

  routes.use(async (c, next) => {
    const { remoteAddress = "" } = c.env.incoming.socket;
    if (!LOOPBACK.includes(remoteAddress)) throw new Refusal(403, "forbidden");
    await next();
  });

  routes.post("/", async (c) => {
    const rule = faultRule.safeParse(await c.req.json().catch(() => null));
    if (!rule.success) throw new Refusal(400, "badRequest");
    faults.set(rule.data);
    return c.body(null, 204);
  });

  routes.delete("/", (c) => {
    faults.clear();
    return c.body(null, 204);
  });

  return routes;
}
