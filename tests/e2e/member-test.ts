import type { BrowserContext } from "@playwright/test";
import type { Browser } from "../support/browser";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { test as base } from "./test";

export { expect } from "./test";
export type { Page } from "./test";

interface WorkerFixtures {
  /** A portal of the worker's own, whose upstream traffic is recorded. */
  watched: ProxiedStack;
}

/** Tests of what members see, at a portal that no other worker uses, since they change it. */
export const test = base.extend<object, WorkerFixtures>({
  watched: [
    async ({}, use) => {
      const stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
      await use(stack);
      await stack.stop();
    },
    // On a busy machine two servers take their time.
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ watched }, use) => use(watched.portal.url),
});

/** Gives a browser the cookies of a user who logged in over HTTP. */
export async function takeCookies(context: BrowserContext, { jar, origin }: Browser): Promise<void> {
  const cookies = jar.names.map((name) => ({
    name,
    value: jar.get(name) ?? "",
    url: origin,
    httpOnly: true,
  }));
  await context.addCookies(cookies);
}
