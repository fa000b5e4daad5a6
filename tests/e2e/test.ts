import { test as base, expect } from "@playwright/test";
import { startStack, type Stack } from "../support/stack";
import { holdScriptsBack } from "./late";
import { Problems } from "./problems";

export { expect } from "@playwright/test";
export type { Page, Locator } from "@playwright/test";

interface TestFixtures {
  /** Whether the browser has seen what the exchange shows on a first visit: it would stand before everything. */
  hasVisited: boolean;
  firstVisit: undefined;
  /** Fails the test on whatever the console, the CSP or the network complain about. */
  problems: Problems;
  /** In the project held-back, the scripts of every page never arrive. */
  heldBack: undefined;
}

interface WorkerFixtures {
  /** A portal whose upstream broke down after the home page was seen. */
  cutOff: Stack;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
  hasVisited: [true, { option: true }],
  firstVisit: [
    async ({ context, hasVisited }, use) => {
      const seen = process.env.INTRO_SET ?? "";
      const remember = (set: string) => {
        // An empty tab has no storage.
        if (location.protocol.startsWith("http")) localStorage.setItem("acilis", set);
      };
      if (hasVisited) await context.addInitScript(remember, seen);
      await use(undefined);
    },
    { auto: true },
  ],
  problems: [
    async ({ page, javaScriptEnabled }, use) => {
      const problems = new Problems();
      await problems.watch(page, { scripts: javaScriptEnabled });
      await use(problems);
      expect(problems.found, "nothing in the console, no CSP violation, no failed request").toEqual([]);
    },
    { auto: true },
  ],
  heldBack: [
    async ({ page }, use, { project }) => {
      if (project.name === "held-back") await holdScriptsBack(page);
      await use(undefined);
    },
    { auto: true },
  ],
  cutOff: [
    async ({}, use) => {
      const stack = await startStack();
      await stack.upstream.stop();
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
});
