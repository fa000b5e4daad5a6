import type { WorkerTexts } from "./offline-texts";

declare const self: ServiceWorkerGlobalScope;
declare const TEXTS: WorkerTexts;

const CACHES = "seen-pages-";
/** Change the number when the stored format changes: caches of other numbers are deleted. */
const CACHE = `${CACHES}1`;
const MOST_PAGES = 20;
const MOST_LETTERS = 1e6;
const SEEN_AT = "X-Seen-At";
const DIGEST = "X-Digest";
const LOG_OUT = "/cikis";
/** They lead to the prices of the chosen products. */
const MY_PRODUCTS: readonly [string, string] = ["/urunlerim", "/en/my-products"];
const NOT_KEPT = ["Vary", "Content-Encoding", "Content-Length", "Speculation-Rules"];

interface SeenPage {
  url: string;
  html: string;
  headers: Headers;
}

let forgottenAt = 0;
let askedWhetherMeant = false;

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  if (!self.registration.active) event.waitUntil(keepOpenPages());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload.enable(), tidy()]));
});

self.addEventListener("fetch", (event) => {
  const { method, url, destination } = event.request;
  const { pathname } = new URL(url);
  if (method === "POST") {
    if (pathname === LOG_OUT) event.waitUntil(forget());
    if (pathname.startsWith(MY_PRODUCTS[0])) event.waitUntil(drop(MY_PRODUCTS));
  } else if (destination === "document") event.respondWith(answer(event));
});

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const askedAt = Date.now();
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
    event.waitUntil(see(request.url, response.clone(), askedAt));
    return response;
  } catch {
    return (await find(request.url).catch(() => undefined)) ?? showOffline(request.url);
  }
}

async function see(url: string, response: Response, askedAt: number): Promise<void> {
  const { ok, status, headers } = response;
  if (headers.has("Clear-Site-Data")) return forget();
  if (status >= 500) return;
  if (response.type === "opaqueredirect" && MY_PRODUCTS.includes(new URL(url).pathname))
    return store(url, response);
  if (ok && isPublicPage(response)) await keep(url, headers, await response.text(), askedAt);
  else await drop([url]);
  await leaveIfGone();
}

async function drop(pages: readonly RequestInfo[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(pages.map((page) => cache.delete(page)));
}

const isPublicPage = ({ headers, redirected }: Response): boolean =>
  !redirected &&
  /^text\/html/.test(headers.get("Content-Type") ?? "") &&
  /^public(?!.*(private|no-store))/.test(headers.get("Cache-Control") ?? "");

async function keep(url: string, original: Headers, html: string, askedAt: number): Promise<void> {
  if (html.length > MOST_LETTERS || askedAt <= forgottenAt) return;
  const headers = new Headers(original);
  for (const name of NOT_KEPT) headers.delete(name);
  headers.set(SEEN_AT, `${askedAt}`);
  headers.set(DIGEST, await digestOf({ url, html, headers }));
  await store(url, new Response(html, { headers }));
}

async function store(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await drop([url]);
  await cache.put(url, response);
  await drop((await cache.keys()).slice(0, -MOST_PAGES));
}

async function find(url: string): Promise<Response | undefined> {
  const cached = await caches.match(url, { cacheName: CACHE });
  if (cached?.type !== "default") return cached;
  const page = { url, html: await cached.text(), headers: cached.headers };
  if (cached.headers.get(DIGEST) === (await digestOf(page))) return showSeen(page);
  await drop([url]);
  return undefined;
}

async function digestOf({ url, html, headers }: SeenPage): Promise<string> {
  const signature = [url, headers.get(SEEN_AT), headers.get("Content-Security-Policy"), html].join("\n");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(signature));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

function showSeen({ url, html, headers }: SeenPage): Response {
  const language = languageOf(url);
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Istanbul",
  }).format(Number(headers.get(SEEN_AT)));
  const line = TEXTS[language].seen.join(moment);
  return new Response(
    html.replace("<body>", (body) => body + line),
    { headers },
  );
}

function showOffline(url: string): Response {
  const html = TEXTS[languageOf(url)].page.join(url.replaceAll("&", "&amp;"));
  return new Response(html, {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": TEXTS.policy },
  });
}

const languageOf = (url: string) => (/^\/en(\/|$)/.test(new URL(url).pathname) ? "en" : "tr");

async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = open.filter(({ visibilityState }) => visibilityState === "visible").map(({ url }) => url);
  await Promise.all(seen.map(seeAgain));
}

async function seeAgain(client: string): Promise<void> {
  const [url = ""] = client.split("#");
  const askedAt = Date.now();
  await fetch(url, { cache: "no-cache", headers: { Accept: "text/html" } })
    .then((response) => see(url, response, askedAt))
    .catch(() => undefined);
}

async function leaveIfGone(): Promise<void> {
  if (askedWhetherMeant) return;
  askedWhetherMeant = true;
  // Bypasses the HTTP cache, whose answer may be outdated.
  const { status } = await fetch(self.location.href, { cache: "no-cache" });
  if (status !== 404 && status !== 410) return;
  await forget();
  await self.registration.unregister();
}

async function forget(): Promise<void> {
  forgottenAt = Date.now();
  await caches.delete(CACHE);
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
