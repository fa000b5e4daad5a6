import { createServer } from "node:http";
import { logIn, USERS } from "../support/member";
import { nextBuild } from "./support/next-build";
import { startServer } from "../support/server-process";
import { startStack, type Stack } from "../support/stack";
import { word } from "../support/words";
import { bytesOnTheWay } from "../e2e/first-visit";
import { takeCookies } from "../e2e/member-test";
import { expect, test as base, type Page } from "../e2e/test";

/** As in app/service-worker/offline-pages.ts. */
const CACHE = "seen-pages-1";
const MOST_PAGES = 20;

const test = base.extend<{ stack: Stack }>({
  stack: async ({}, use) => {
    const stack = await startStack();
    await use(stack);
    await stack.stop();
  },
});

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 120_000 });

/** Opens two pages, as a visitor who gets the worker does, and waits for it. */
async function bringWorker(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/hakkimizda`);
  await page.waitForFunction(() => sessionStorage.getItem("gezinti"));
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.goto(`${origin}/vizyon-misyon`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, CACHE);

async function see(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect.poll(() => cachedPages(page)).toContain(path);
}

const line = (page: Page, language: "tr" | "en" = "tr") =>
  page.getByRole("complementary", { name: word(language, "offline.label") });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const minutes = (language: "tr" | "en", ...moments: number[]) =>
  moments.map((moment) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: "Europe/Istanbul",
    }).format(moment),
  );

test("Without a connection a seen page is shown with its time, an unseen one is said to be missing", async ({
  page,
  context,
  problems,
  baseURL: origin = "",
}) => {
  problems.allowOffline();
  await bringWorker(page, origin);
  // Including the page that registered the worker.
  await expect.poll(() => cachedPages(page)).toEqual(["/vizyon-misyon"]);
  const before = Date.now();
  await see(page, origin, "/gunluk-bulten");
  await expect(line(page)).toHaveCount(0);
  const title = await heading(page).textContent();
  await see(page, origin, "/en/prices?grup=x");
  const after = Date.now();

  await context.setOffline(true);
  await page.goto(`${origin}/gunluk-bulten`);
  await expect(heading(page)).toHaveText(title ?? "");
  const sentences = minutes("tr", before, after).map((moment) => word("tr", "offline.seen", { moment }));
  expect(sentences).toContain(await line(page).textContent());
  await page.goto(`${origin}/en/prices?grup=x`);
  const english = minutes("en", before, after).map((moment) => word("en", "offline.seen", { moment }));
  expect(english).toContain(await line(page, "en").textContent());

  problems.allowFailing(`${origin}/fiyatlar?a=1&b=%3Cb%3E`, `${origin}/en/daily-bulletin`);
  await page.goto(`${origin}/fiyatlar?a=1&b=%3Cb%3E`);
  await expect(heading(page)).toHaveText(word("tr", "offline.title"));
  await expect(page.getByRole("link", { name: word("tr", "error.retry") })).toHaveAttribute(
    "href",
    `${origin}/fiyatlar?a=1&b=%3Cb%3E`,
  );
  await page.goto(`${origin}/en/daily-bulletin`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(heading(page)).toHaveText(word("en", "offline.title"));

  await context.setOffline(false);
  await page.goto(`${origin}/gunluk-bulten`);
  await expect(line(page)).toHaveCount(0);
});

test("Without a connection the chosen products still lead to their prices, the newest choice alone", async ({
  page,
  context,
  problems,
  baseURL: origin = "",
}) => {
  problems.allowOffline();
  await bringWorker(page, origin);
  const choose = async (path: string, product: string) => {
    await page.goto(origin + path);
    await page.getByLabel(product).check();
    await page.getByRole("button", { name: word("tr", "myProducts.save") }).click();
    await expect(heading(page)).toHaveText(word("tr", "desk.chosen"));
  };
  const products = page.locator(".sortable a[href^='/urun/']");
  await choose("/urunlerim", "Beyaz Arpa");
  await page.goto(`${origin}/urunlerim`);
  await expect
    .poll(() => cachedPages(page))
    .toEqual(expect.arrayContaining(["/urunlerim", "/fiyatlar?urunler=8"]));
  await context.setOffline(true);
  await page.goto(`${origin}/urunlerim`);
  await expect(products).toHaveText(["Beyaz Arpa"]);
  await expect(line(page)).toBeVisible();

  await context.setOffline(false);
  await choose("/urunlerim?urunler=8", "Yemlik Arpa");
  await expect.poll(() => cachedPages(page)).not.toContain("/urunlerim");
  await expect(products).toHaveText(["Beyaz Arpa", "Yemlik Arpa"]);
});

test("Neither forms, redirects, errors nor responses to POST are stored", async ({
  page,
  problems,
  baseURL: origin = "",
}) => {
  problems.allowFailing(`${origin}/error`, `${origin}/iletisim`);
  await bringWorker(page, origin);
  for (const path of ["/iletisim", "/giris", "/kvkk", "/uyelik", "/anket-detay/1", "/error", "/Tarihce"])
    await page.goto(origin + path);
  await page.goto(`${origin}/iletisim`);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("main form");
    if (form) HTMLFormElement.prototype.submit.call(form);
  });
  expect((await answered).status()).toBe(422);
  await page.waitForURL(({ hash }) => hash !== "");
  await see(page, origin, "/meclis");
  expect(await cachedPages(page)).toEqual(["/vizyon-misyon", "/tarihce", "/meclis"]);
});

test("Nothing of members is stored, and logging out leaves nothing", async ({ page, context, apart }) => {
  const origin = apart.portal.url;
  await bringWorker(page, origin);
  await see(page, origin, "/meclis");
  await see(page, origin, "/tarihce");
  await takeCookies(context, await logIn(apart, USERS.member.name));
  for (const path of ["/", "/profile", "/online-islemler-detay", "/meclis", "/gunluk-bulten"])
    await page.goto(origin + path);
  // What was stored for an address that is now a member's is removed.
  await expect.poll(() => cachedPages(page)).not.toContain("/meclis");
  expect(await cachedPages(page)).toEqual(["/vizyon-misyon", "/tarihce"]);
  await page.locator(".log-out button").first().click();
  await page.waitForURL(`${origin}/`);
  await expect.poll(() => cachedPages(page)).toEqual(["/"]);
  const texts = await page.evaluate(async () => {
    const matches = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    );
    return Promise.all(matches.flat().map((response) => response.text()));
  });
  expect(texts.join("")).not.toContain(USERS.member.fullName);
});

test("The twenty pages seen last are stored", async ({ page, baseURL: origin = "" }) => {
  await bringWorker(page, origin);
  const paths = Array.from({ length: MOST_PAGES + 3 }, (_, at) => `/tarihce?x=${at}`);
  for (const path of paths) await see(page, origin, path);
  await see(page, origin, "/tarihce?x=5");
  await expect.poll(async () => (await cachedPages(page)).at(-1)).toBe("/tarihce?x=5");
  expect(await cachedPages(page)).toEqual([
    ...paths.slice(3).filter((path) => path !== "/tarihce?x=5"),
    "/tarihce?x=5",
  ]);
});

test("A corrupted cache is not trusted", async ({ page, context, problems, baseURL: origin = "" }) => {
  problems.allowOffline();
  await bringWorker(page, origin);
  for (const path of ["/tarihce", "/meclis", "/gunluk-bulten"]) await see(page, origin, path);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const read = async (path: string) => {
      const { headers } = (await cache.match(path)) ?? new Response();
      return { text: (await (await cache.match(path))?.text()) ?? "", headers };
    };
    const damaged = await read("/tarihce");
    await cache.put("/tarihce", new Response(damaged.text.slice(0, -200), { headers: damaged.headers }));
    const other = await read("/meclis");
    await cache.put("/yonetim-kurulu", new Response(other.text, { headers: other.headers }));
    const older = await read("/gunluk-bulten");
    const headers = new Headers(older.headers);
    headers.set("X-Seen-At", `${Date.now()}`);
    await cache.put("/gunluk-bulten", new Response(older.text, { headers }));
    const foreign = { "Content-Type": "text/html", "Cache-Control": "public" };
    await cache.put("/fiyatlar", new Response("<title>x</title><body>x", { headers: foreign }));
  }, CACHE);
  await context.setOffline(true);
  for (const path of ["/tarihce", "/yonetim-kurulu", "/gunluk-bulten", "/fiyatlar"]) {
    problems.allowFailing(origin + path);
    await page.goto(origin + path);
    await expect(heading(page)).toHaveText(word("tr", "offline.title"));
  }
  await page.goto(`${origin}/meclis`);
  await expect(line(page)).toHaveCount(1);
});

test("The worker is at most 2 KB", async ({ baseURL }) => {
  await expect
    .poll(() => bytesOnTheWay(`${baseURL}/sw.js`), { intervals: [50], timeout: 20_000 })
    .toBeLessThanOrEqual(2048);
});

/** Another portal in place of the running one. */
async function replacePortal(stack: Stack, next: { cwd?: string; env?: Record<string, string> }) {
  await stack.portal.stop();
  return startServer({
    args: ["build/server/main.js"],
    port: Number(new URL(stack.portal.url).port),
    readyPath: "/",
    cwd: next.cwd,
    env: { ...stack.environment, ...next.env },
  });
}

test("A worker shows pages of a newer build, and the next one those stored before", async ({
  page,
  context,
  problems,
  stack,
}) => {
  problems.allowOffline();
  const origin = stack.portal.url;
  const [, words = ""] = /\. ([^.]+\.)$/.exec(word("tr", "offline.seen")) ?? [];
  const build = await nextBuild((text) => text.replaceAll(words, "Yeni sürümün sözü."));
  await bringWorker(page, origin);
  await see(page, origin, "/gunluk-bulten");
  const script = () => page.locator("script[data-worker]").getAttribute("src");
  const old = await script();
  const next = await replacePortal(stack, { cwd: build.directory });
  try {
    const updated = context.waitForEvent("serviceworker");
    await see(page, origin, "/tarihce");
    expect(await script()).not.toBe(old);
    await updated;
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" && !registration.installing && !registration.waiting;
    });
    await context.setOffline(true);
    for (const path of ["/tarihce", "/gunluk-bulten"]) {
      await page.goto(origin + path);
      await expect(line(page)).toContainText("Yeni sürümün sözü.");
    }
    expect(await script()).toBe(old);
  } finally {
    await next.stop();
    await build.remove();
  }
});

const nothingLeft = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test("An operator can retire the worker", async ({ page, stack }) => {
  const origin = stack.portal.url;
  await bringWorker(page, origin);
  await see(page, origin, "/tarihce");
  const next = await replacePortal(stack, { env: { OFFLINE_PAGES: "0" } });
  await page.goto(`${origin}/meclis`);
  await expect.poll(() => nothingLeft(page), { timeout: 20_000 }).toEqual({ caches: [], workers: 0 });
  await page.goto(`${origin}/tarihce`);
  await expect(page.locator("script[data-worker]")).toHaveCount(0);
  await next.stop();
});

test("A portal without the worker's file retires it too", async ({ page, context, stack }) => {
  const origin = stack.portal.url;
  await bringWorker(page, origin);
  await see(page, origin, "/tarihce");
  await stack.portal.stop();
  const other = createServer(({ url }, response) => {
    const status = url === "/sw.js" ? 404 : 200;
    response.writeHead(status, { "Content-Type": "text/html", "Cache-Control": "public" });
    response.end("<!DOCTYPE html><title>x</title><link rel=icon href=data:,>");
  }).listen(Number(new URL(origin).port), "127.0.0.1");
  // It checks once at each start.
  const session = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) =>
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === "stopped")) resolve();
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await stopped;
  await page.goto(`${origin}/x`);
  await expect.poll(() => nothingLeft(page), { timeout: 20_000 }).toEqual({ caches: [], workers: 0 });
  other.closeAllConnections();
  other.close();
});
