import { startStack } from "../support/stack";

/** Nothing listens there: messages to browsers are tested without one. */
export const PUSH_SERVICE = "http://127.0.0.1:9";

/** Playwright's global set-up: one portal for the whole run. */
export default async function stackForAll(): Promise<() => Promise<void>> {
  // Each test can come from its own address.
  const stack = await startStack({ env: { TRUSTED_PROXIES: "1", PUSH_SERVICES: PUSH_SERVICE } });
  process.env.PORTAL_URL = stack.portal.url;
  process.env.UPSTREAM_URL = stack.upstream.url;
  const home = await (await fetch(stack.portal.url)).text();
  const [, introSet] = /data-intro="([^"]+)"/.exec(home) ?? [];
  if (!introSet) throw new Error("home has no window for a first visit");
  process.env.INTRO_SET = introSet;
  return () => stack.stop();
}
