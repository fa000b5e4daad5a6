import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal";
import type { UpstreamEnv } from "./upstream";

const LOOPBACK = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

/** Lets only requests of this machine pass. */
export const fromThisMachine = createMiddleware<UpstreamEnv>(async (c, next) => {
  const { remoteAddress = "" } = c.env.incoming.socket;
  if (!LOOPBACK.includes(remoteAddress)) throw new Refusal(403, "forbidden");
  await next();
});
