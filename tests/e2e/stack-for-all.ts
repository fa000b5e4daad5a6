import { startStack } from "../support/stack";

/** Playwright's global set-up: one portal for the whole run. */
export default async function stackForAll(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env.PORTAL_URL = stack.portal.url;
  return () => stack.stop();
}
