import { defineConfig, type ViewportSize } from "@playwright/test";
import { EVERY_PAGE } from "../support/sampling";
import { CHROMIUM_ARGS, findChromium } from "./find-chromium.mjs";

const PHONE: ViewportSize = { width: 360, height: 740 };
const DESKTOP: ViewportSize = { width: 1440, height: 900 };

const TAGS = "@(?:desktop|phone|no-script|held-back)\\b";

/**
 * A test runs in the projects that its tags name, in the gate only in the first; untagged tests run on the
 * desktop.
 */
const withTag = (project: string) =>
  new RegExp(EVERY_PAGE ? `@${project}\\b` : `^(?:(?!${TAGS}).)*@${project}\\b`);
const onDesktop = new RegExp(`${withTag("desktop").source}|^(?:(?!${TAGS}).)*$`);

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./stack-for-all.ts",
  fullyParallel: true,
  grepInvert: EVERY_PAGE ? undefined : /@thorough\b/,
  // A visitor mostly waits: four keep two cores busy.
  workers: 4,
  // A browser's timing is its own affair; what is broken fails three times.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Limits for what never comes: only failures wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    browserName: "chromium",
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    screenshot: "only-on-failure",
    trace: "off",
    // Requests are recorded here; offline-pages.spec.ts allows the worker.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "desktop",
      grep: onDesktop,
      use: { viewport: DESKTOP },
    },
    { name: "phone", grep: withTag("phone"), use: { viewport: PHONE, hasTouch: true, isMobile: true } },
    { name: "no-script", grep: withTag("no-script"), use: { viewport: DESKTOP, javaScriptEnabled: false } },
    {
      name: "held-back",
      grep: withTag("held-back"),
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
  ],
});
