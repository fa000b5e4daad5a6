import { word } from "../support/words";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { PUSH_SERVICE } from "./stack-for-all";
import type { BrowserContext } from "@playwright/test";
import { expect, test, type Page } from "./test";

test.use({ serviceWorkers: "allow" });

const PAGE = "/fiyat-bildirimleri?urun=1";
const SCOPE = "/fiyat-bildirimi/";

/** No test reaches a browser maker's service: its response to the browser is replaced. */
async function subscribeWithoutService(page: Page): Promise<void> {
  const endpoint = `${PUSH_SERVICE}/${crypto.randomUUID()}`;
  await page.addInitScript((address) => {
    const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    const subscription = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys }),
      unsubscribe: () => {
        sessionStorage.removeItem("subscribed");
        return Promise.resolve();
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem("subscribed") ? subscription : null);
    PushManager.prototype.subscribe = function (options) {
      const { userVisibleOnly, applicationServerKey: key } = options ?? {};
      if (!userVisibleOnly || typeof key !== "string" || !/^B[\w-]{86}$/.test(key))
        return Promise.reject(new Error("not what a browser takes"));
      sessionStorage.setItem("subscribed", "1");
      return Promise.resolve(subscription);
    };
  }, endpoint);
}

async function openAllowed(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await subscribeWithoutService(page);
  await page.goto(PAGE);
}

const box = (page: Page, name: string) => page.getByRole("checkbox", { name });
const save = (page: Page) => page.getByRole("button", { name: word("tr", "alerts.save") }).click();
const stopAll = (page: Page) => page.getByRole("button", { name: word("tr", "alerts.stopAll") });
const status = (page: Page) => page.locator(".alerts-status");

test("A farmer subscribes to wheat and the bulletin, sees it on return, and unsubscribes @phone @desktop", async ({
  page,
  context,
}) => {
  await openAllowed(page, context);
  await expect(box(page, "1. Grup Kırmızı Sert Ekmeklik Buğday")).toBeChecked();
  await expect(stopAll(page)).toBeHidden();
  await expectAccessible(page, "before");
  await box(page, word("tr", "alerts.bulletin")).check();
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.saved"));
  await expectAccessible(page, "saved");
  await expectAccessibleInTheDark(page);

  await page.goto("/fiyat-bildirimleri");
  await expect(box(page, "1. Grup Kırmızı Sert Ekmeklik Buğday")).toBeChecked();
  await expect(box(page, word("tr", "alerts.bulletin"))).toBeChecked();
  await stopAll(page).click();
  await expect(status(page)).toHaveText(word("tr", "alerts.stopped"));
  await expect(page.locator("input:checked")).toHaveCount(0);
  await expect(stopAll(page)).toBeHidden();
  await expect(box(page, word("tr", "alerts.bulletin"))).toBeFocused();
  await page.reload();
  await expect(box(page, word("tr", "alerts.bulletin"))).not.toBeChecked();
});

test("A farmer waits for a price, sees it on return, and gives it up @phone @desktop", async ({
  page,
  context,
}) => {
  await openAllowed(page, context);
  const wheat = "1. Grup Kırmızı Sert Ekmeklik Buğday";
  await box(page, wheat).uncheck();
  const price = page.getByLabel(word("tr", "alerts.price"), { exact: true });
  await price.fill("on dokuz");
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.badPrice"));
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("on dokuz");
  await price.fill("19,5");
  await page.getByLabel(word("tr", "alerts.direction")).selectOption(word("tr", "alerts.orMore"));
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.saved"));
  await expect(price).toHaveValue("");
  const target = box(page, `${wheat} (₺/kg): 19,50 ${word("tr", "alerts.orMore")}`);
  await expect(target).toBeChecked();

  await page.goto("/fiyat-bildirimleri");
  await expect(target).toBeChecked();
  await expectAccessible(page, "with a target");
  await box(page, word("tr", "alerts.bulletin")).check();
  await target.uncheck();
  await save(page);
  await expect(target).toHaveCount(0);
});

test("A price of thousands that the page filled in is taken as it stands there", async ({
  page,
  context,
}) => {
  await openAllowed(page, context);
  await page.goto("/fiyat-bildirimleri?urun=1&fiyat=1234.5");
  await expect(page.getByLabel(word("tr", "alerts.price"), { exact: true })).toHaveValue("1.234,50");
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.saved"));
  await expect(page.locator(".alerts-target li")).toContainText("1.234,50");
});

test("A farmer who waits for ten prices is told to drop one before the eleventh", async ({
  page,
  context,
}) => {
  await openAllowed(page, context);
  const topics = Array.from({ length: 10 }, (_, at) => `1>${20 + at}`);
  await page.route("**/fiyat-bildirimi", (route) => route.fulfill({ json: { topics } }));
  await save(page);
  await expect(page.locator(".alerts-target input:checked")).toHaveCount(10);
  const price = page.getByLabel(word("tr", "alerts.price"), { exact: true });
  await price.fill("30");
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.tooMany", { count: 10 }));
  await expect(price).toHaveValue("30");
});

test("Without a choice, permission or response the page says what to do", async ({
  page,
  context,
  problems,
}) => {
  await subscribeWithoutService(page);
  await page.goto("/fiyat-bildirimleri");
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.nothingChosen"));
  await box(page, word("tr", "alerts.bulletin")).check();
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.denied"));
  await context.grantPermissions(["notifications"]);
  problems.allowFailing(new URL("/fiyat-bildirimi", page.url()).href);
  await page.route("**/fiyat-bildirimi", (route) => route.fulfill({ status: 503 }));
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.failed"));
  await expect(box(page, word("tr", "alerts.bulletin"))).toBeChecked();
});

test("A browser without notifications says so and shows other ways", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await page.goto(PAGE);
  await expect(status(page)).toHaveText(word("tr", "alerts.unsupported"));
  await expect(box(page, word("tr", "alerts.bulletin"))).toBeDisabled();
  await expect(page.getByRole("link", { name: word("tr", "tradingSession.calendarLink") })).toBeVisible();
});

test("Without scripts nothing can be chosen, and the page says why @no-script", async ({ page }) => {
  await page.goto(PAGE);
  await expect(box(page, word("tr", "alerts.bulletin"))).toBeDisabled();
  await expect(page.getByText(word("tr", "alerts.needs"))).toBeVisible();
});

test("The worker shows what is pushed, and a product can be dropped in the notification", async ({
  page,
  context,
}) => {
  await openAllowed(page, context);
  const { origin } = new URL(page.url());
  const started = context.waitForEvent("serviceworker", (worker) => worker.url().endsWith("/push.js"));
  await save(page);
  await expect(status(page)).toHaveText(word("tr", "alerts.saved"));
  const worker = await started;
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === origin + SCOPE);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const endpoint = await page.evaluate(
    async (scope) =>
      (await (await navigator.serviceWorker.getRegistration(scope))?.pushManager.getSubscription())?.endpoint,
    SCOPE,
  );
  // This browser has no screen for notifications.
  await worker.evaluate((address) => {
    const notices: unknown[] = [];
    Object.assign(self, { notices });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      notices.push({ title, ...options });
      return Promise.resolve();
    };
    PushManager.prototype.getSubscription = () => Promise.resolve({ endpoint: address } as PushSubscription);
  }, endpoint);
  const pushed = {
    title: "Buğday: 14,30 ₺/kg",
    body: "%1,2 arttı",
    tag: "1",
    lang: "tr",
    data: { topic: "1", page: "/urun/1", settings: "/fiyat-bildirimleri" },
  };
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(pushed),
  });
  await expect.poll(() => worker.evaluate(() => Reflect.get(self, "notices") as unknown)).toEqual([pushed]);

  const act = (action: string) =>
    worker.evaluate(
      ([chosen, data]) =>
        new Promise((resolve) => {
          const opened: string[] = [];
          const { clients } = self as unknown as { clients: { openWindow(url: string): Promise<void> } };
          clients.openWindow = (url) => Promise.resolve(void opened.push(url));
          const notification = { data, close: () => undefined };
          const waitUntil = (done: Promise<unknown>) => void done.then(() => resolve(opened));
          const click = new Event("notificationclick");
          self.dispatchEvent(Object.assign(click, { action: chosen, notification, waitUntil }));
        }),
      [action, pushed.data] as const,
    );
  expect(await act("")).toEqual(["/urun/1"]);
  expect(await act("stop")).toEqual([]);
  const topics = () =>
    page.evaluate(async (address) => {
      const body = JSON.stringify({ act: "read", endpoint: address });
      return (
        (await (await fetch("/fiyat-bildirimi", { method: "POST", body })).json()) as { topics: string[] }
      ).topics;
    }, endpoint);
  expect(await topics()).toEqual([]);
});
