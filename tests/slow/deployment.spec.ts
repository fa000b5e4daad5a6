import { FORMS } from "../support/filled-forms";
import { nextBuild } from "./support/next-build";
import { startServer } from "../support/server-process";
import { startStack, type Stack } from "../support/stack";
import { FormPage } from "../e2e/form-page";
import { alive, open } from "../e2e/late";
import { CORPORATE, menuOn } from "../e2e/menu-page";
import { expect, test as base, type Page } from "../e2e/test";

/** A portal that another build replaces, on the same port and with the same folder. */
interface Deployment {
  stack: Stack;
  deploy: () => Promise<void>;
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const [stack, build] = await Promise.all([startStack(), nextBuild()]);
    const stops = [() => stack.stop(), () => build.remove()];
    const deploy = async () => {
      await stack.portal.stop();
      const next = await startServer({
        args: ["build/server/main.js"],
        cwd: build.directory,
        env: stack.environment,
        port: Number(new URL(stack.portal.url).port),
        readyPath: "/",
      });
      stops.unshift(() => next.stop().then(() => undefined));
    };
    await use({ stack, deploy });
    for (const stop of stops) await stop();
  },
});

test.describe.configure({ timeout: 150_000 });

/** Ten pages of as many shapes, none of which the tab has seen. */
const PAGES = [
  "/hakkimizda",
  "/haber-list",
  "/etkinlik-list",
  "/gunluk-bulten",
  "/organisazyon-sema",
  "/ilgin-fotograflar",
  "/faydali-link",
  "/stratejik-plan",
  "/faal-uye-listemiz",
  "/anket-listesi",
];
const BROKEN = /gösterilemedi|bulunamadı|ulaşılamıyor/;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a deployment breaks neither open tabs, half-filled forms nor pages in a front cache", async ({
  page,
  context,
  deployment,
}) => {
  const origin = deployment.stack.portal.url;
  const [sample] = FORMS;
  if (!sample) throw new Error("there is no form");
  const form = new FormPage(await context.newPage(), sample, "tr");
  await open(form.page, origin + sample.path.tr);
  await form.fill(sample.values);
  const cached = await page.request.get(`${origin}/tarihce`);
  const [body, headers] = [await cached.text(), cached.headers()];
  await open(page, `${origin}/site-haritasi`);

  await deployment.deploy();

  await test.step("ten links, and Back from each", async () => {
    for (const path of PAGES) {
      await page.getByRole("main").locator(`a[href="${path}"]`).first().click({ timeout: 5_000 });
      await expect(page).toHaveURL(origin + path);
      await expect(heading(page)).not.toHaveText("Site haritası");
      await expect(heading(page)).not.toHaveText(BROKEN);
      await page.goBack();
      await expect(heading(page)).toHaveText("Site haritası");
    }
  });

  await test.step("the form", async () => {
    await form.expectFilled(sample.values);
    await form.button.click();
    await expect(form.thanks).toBeVisible();
  });

  await test.step("the page in a front cache", async () => {
    await page.route(`${origin}/tarihce`, (route) => route.fulfill({ body, headers }));
    await page.goto(`${origin}/tarihce`);
    // With the scripts of its own build, which the next one keeps.
    await alive(page);
    const menu = menuOn(page);
    await menu.toggle(CORPORATE).hover();
    await expect(menu.panel(CORPORATE)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("link").first().click();
    await alive(page);
    await expect(heading(page)).not.toHaveText(BROKEN);
  });
});
