declare const self: ServiceWorkerGlobalScope;

const ADDRESS = "/fiyat-bildirimi";

/** As server/pages/alerts/todays-alerts.ts writes it. */
interface Notice extends NotificationOptions {
  title: string;
}

interface Meant {
  topic: string;
  page: string;
  settings: string;
}

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, ...options } = event.data.json() as Notice;
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  const meant = notification.data as Meant;
  notification.close();
  event.waitUntil(action === "stop" ? stop(meant) : self.clients.openWindow(meant.page));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function stop({ topic, settings }: Meant): Promise<void> {
  const endpoint = (await self.registration.pushManager.getSubscription())?.endpoint;
  if (!(await send({ act: "stop", endpoint, topic }))) await self.clients.openWindow(settings);
}

async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const { pushManager } = self.registration;
  const now = newSubscription ?? (await pushManager.subscribe(options));
  await send({ act: "renew", before: endpoint, ...now.toJSON() });
}

async function send(change: object): Promise<boolean> {
  const answer = await fetch(ADDRESS, { method: "POST", body: JSON.stringify(change) }).catch(() => null);
  return answer?.ok ?? false;
}
