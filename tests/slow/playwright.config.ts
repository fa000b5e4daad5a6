import { defineConfig } from "@playwright/test";
import gate from "../e2e/playwright.config";

process.env.TIMEOUT_SCALE = "1";

/** Browser tests that wait, measure, or need more than a page or two. */
export default defineConfig(gate, {
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "../e2e/stack-for-all.ts",
  retries: 0,
});
