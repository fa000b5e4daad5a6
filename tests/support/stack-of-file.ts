import { afterAll, beforeAll, beforeEach } from "vitest";
import { purge } from "./purge";
import { startProxiedStack, type ProxiedStack } from "./proxied-stack";
import type { StackOptions } from "./stack";

const START_LIMIT_MS = 60_000;

let ofWorker: Promise<ProxiedStack> | null = null;

/**
 * One stack for files that only read: each finds it as newly started, except for a clock some minutes ahead.
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

/**
 * A stack for one file: it starts before the first test, and each test finds it without faults or recorded
 * requests.
 */
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

/** The same, with visitors from different addresses: log-ins are limited by address. */
export const stackForMembers = (): ProxiedStack => stackOfFile({ env: { TRUSTED_PROXIES: "1" } });
