import { afterAll, beforeAll, beforeEach } from "vitest";
import { purge } from "./purge";
import { startProxiedStack, type ProxiedStack } from "./proxied-stack";
import type { StackOptions } from "./stack";

const START_LIMIT_MS = 60_000;

let ofWorker: Promise<ProxiedStack> | null = null;

/**
 * One stack for the files that only read: each finds it as just started, but for a clock that is some minutes ahead.
 * It lives as long as the worker.
 */
export function sharedStack(): ProxiedStack {
  const stack = {} as ProxiedStack;
  beforeAll(async () => {
    Object.assign(stack, await (ofWorker ??= startProxiedStack({ env: { TRUSTED_PROXIES: "1" } })));
    await reset(stack);
    // Suspended calls are tried again, and refused visitors come back.
    await stack.clock.advance({ minutes: 11 });
    await purge(stack);
  }, START_LIMIT_MS);
  beforeEach(() => reset(stack));
  return stack;
}

/** A stack for the tests of one file: it starts before the first, and each finds it without faults and unasked. */
export function stackOfFile(options: Pick<StackOptions, "today" | "env"> = {}): ProxiedStack {
  const stack = {} as ProxiedStack;
  beforeAll(async () => void Object.assign(stack, await startProxiedStack(options)), START_LIMIT_MS);
  afterAll(() => stack.stop());
  beforeEach(() => reset(stack));
  return stack;
}

async function reset({ proxy, upstream }: ProxiedStack): Promise<void> {
  proxy.requests.length = 0;
  proxy.restore();
  await upstream.clearFaults();
}

/** The same, where each visitor comes from an address of their own: log-ins are limited by it. */
export const stackForMembers = (): ProxiedStack => stackOfFile({ env: { TRUSTED_PROXIES: "1" } });
