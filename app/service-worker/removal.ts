declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith("seen-pages-"));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
