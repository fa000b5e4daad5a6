import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { FAULT_ANSWERS } from "./fault-answers";
import { Refusal, refuse } from "./refusal";
import { authenticationCalls } from "./routes/authentication";
import { bulletinCalls } from "./routes/bulletin";
import { contentCalls, fileHandler } from "./routes/content";
import { memberBulletinCalls } from "./routes/member-bulletin";
import { FAULTS_PATH, MESSAGES_PATH, outsideCalls } from "./routes/outside";
import { tableCalls } from "./routes/tables";
import { userCalls } from "./routes/users";
import { visitorCalls } from "./routes/visitors";
import type { Upstream, UpstreamEnv } from "./upstream";

const PANEL = "/api/v1/Alpha.WebPanel/";

/** The whole upstream: faults in front of all its calls; a path without a slash is one of Alpha.WebPanel. */
export function createApp(upstream: Upstream, latencyMs: number): Hono<UpstreamEnv> {
  const app = new Hono<UpstreamEnv>();

  app.use(async (c, next) => {
    if (c.req.path === FAULTS_PATH || c.req.path === MESSAGES_PATH) return next();
    if (latencyMs > 0) await delay(latencyMs);
    const fault = upstream.faults.take({
      path: c.req.path,
      header: c.req.header("x-demo-fault"),
      body: upstream.faults.readsBodies() ? await c.req.text() : "",
    });
    return fault ? FAULT_ANSWERS[fault.kind](c, next, fault) : next();
  });

  const calls = {
    ...outsideCalls(upstream),
    ...authenticationCalls(upstream),
    ...userCalls(upstream),
    ...visitorCalls(upstream),
    ...tableCalls(upstream),
    ...contentCalls(upstream),
    ...bulletinCalls(upstream),
    ...memberBulletinCalls(upstream),
  };
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.split(" ");
    app.on(method, path.startsWith("/") ? path : PANEL + path, async (c) => {
      const result = await call(c);
      return result instanceof Response ? result : c.json(result);
    });
  }

  app.get("/files/:name", fileHandler(upstream));

  app.notFound((c) => refuse(c, new Refusal(404, "notFound")));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    console.error(error);
    return refuse(c, new Refusal(500, "failed"));
  });
  return app;
}
