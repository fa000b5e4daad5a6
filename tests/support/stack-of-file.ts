import { afterAll, beforeAll, beforeEach } from "vitest";
import { startProxiedStack, type ProxiedStack } from "./proxied-stack";
import type { StackOptions } from "./stack";

const START_LIMIT_MS = 60_000;

/** A stack for the tests of one file: it starts before the first, and each finds it without faults and unasked. */
export function stackOfFile(options: Pick<StackOptions, "today" | "env"> = {}): ProxiedStack {
  const stack = {} as ProxiedStack;
  beforeAll(async () => void Object.assign(stack, await startProxiedStack(options)), START_LIMIT_MS);
  afterAll(() => stack.stop());
  beforeEach(async () => {
    stack.proxy.requests.length = 0;
    stack.proxy.restore();
    await stack.upstream.clearFaults();
  });
  return stack;
}

/** The same, where each visitor comes from an address of their own: log-ins are limited by it. */
export const stackForMembers = (): ProxiedStack => stackOfFile({ env: { TRUSTED_PROXIES: "1" } });
