import { Hono } from "hono";
import { faultRule } from "../faults";
import { fromThisMachine } from "../from-this-machine";
import { Refusal } from "../refusal";
import type { Upstream, UpstreamEnv } from "../upstream";

/** POST {match, body, kind, delayMs, times} switches a fault on, DELETE switches all off; from this machine only. */
export function faultRoutes({ faults }: Upstream): Hono<UpstreamEnv> {
  const routes = new Hono<UpstreamEnv>();

  routes.use(fromThisMachine);

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
