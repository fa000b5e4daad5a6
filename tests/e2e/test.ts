import { test as base, expect } from "@playwright/test";
import { startStack, upstreamAt, type Stack, type UpstreamSwitches } from "../support/stack";
import { holdScriptsBack, type Held } from "./late";
import { Problems } from "./problems";
import { Visitor } from "./visitor";

export { expect } from "@playwright/test";
export type { Page, Locator } from "@playwright/test";
export type { Visitor } from "./visitor";

interface TestFixtures {
  /** Whether the browser has seen the notices of a first visit, which would cover the page. */
  hasVisited: boolean;
  firstVisit: undefined;
  /** Fails the test on any console error, CSP violation or failed request. */
  problems: Problems;
  /** In the project held-back no page's scripts load until they are released. */
  heldBack: Held | null;
  /** The upstream that all tests share: what is done to it must concern one test only. */
  upstream: UpstreamSwitches;
  /** A visitor with their own address: limits count by address. */
  visitor: Visitor;
}

interface WorkerFixtures {
  /** A portal whose upstream broke down after the home page was seen. */
  cutOff: Stack;
  /** A portal that no other worker's tests use. */
  apart: Stack;
}

/** Results of stack-for-all.ts, from before the first test. */
function fromSetup(name: "PORTAL_URL" | "UPSTREAM_URL" | "INTRO_SET"): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the tests' set-up did not run`);
  return value;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(fromSetup("PORTAL_URL")),
  hasVisited: [true, { option: true }],
  firstVisit: [
    async ({ context, hasVisited }, use) => {
      const seen = fromSetup("INTRO_SET");
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
      expect(problems.undeclared, "nothing in the console, no CSP violation, no failed request").toEqual([]);
    },
    { auto: true },
  ],
  heldBack: [
    async ({ page }, use, { project }) => {
      await use(project.name === "held-back" ? await holdScriptsBack(page) : null);
    },
    { auto: true },
  ],
  upstream: async ({}, use) => use(upstreamAt(fromSetup("UPSTREAM_URL"))),
  visitor: async ({ context }, use, { workerIndex }) => {
    const visitor = new Visitor(context, workerIndex);
    await visitor.move();
    await use(visitor);
  },
  cutOff: [
    async ({}, use) => {
      const stack = await startStack();
      await stack.upstream.stop();
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  apart: [
    async ({}, use) => {
      const stack = await startStack({ env: { TRUSTED_PROXIES: "1" } });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
});
