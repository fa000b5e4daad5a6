import { defineConfig, type ViewportSize } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./find-chromium.mjs";

const PHONE: ViewportSize = { width: 360, height: 740 };
const DESKTOP: ViewportSize = { width: 1440, height: 900 };

/** A test runs in the projects its tags name; without one it runs on the desktop. */
const withTag = (project: string) => new RegExp(`@${project}\\b`);

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./stack-for-all.ts",
  fullyParallel: true,
  // A visitor mostly waits: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 30_000,
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    screenshot: "only-on-failure",
    trace: "off",
  },
  projects: [
    {
      name: "desktop",
      grep: /@desktop\b|^(?!.*@(?:phone|no-script|held-back)\b)/,
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
