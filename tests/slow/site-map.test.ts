import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { stackOfFile } from "../support/stack-of-file";
import { ask } from "../support/visit";

/** Slow, as it waits until a portal is idle. */

const stack = stackOfFile();

test("the site map is ready before the first request, from a slow upstream too", async () => {
  await stack.upstream.fault({ kind: "slow", delayMs: 1_500, match: "Alpha.WebPanel" });
  const { url } = await stack.another({ WARM_PAGES: "1" });
  // Requested alone: what this portal reads beside it would be slow as well.
  const { status, headers } = await ask(url, "/sitemap.xml");
  expect(status).toBe(200);
  await stack.upstream.clearFaults();
  const { url: quiet } = await stack.another({ WARM_PAGES: "1" });
  const before = () => stack.proxy.requests.length;
  let seen = -1;
  while (seen !== before()) {
    seen = before();
    await delay(2_000);
  }
  const ahead = await ask(quiet, "/sitemap.xml");
  expect(ahead.headers.get("server-timing")).toMatch(/^cache;desc=hit/);
  expect(ahead.headers.get("cache-control")).toBe(headers.get("cache-control"));
}, 60_000);
