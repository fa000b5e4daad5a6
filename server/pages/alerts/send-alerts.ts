import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pMap from "p-map";
import type { Language } from "~/i18n/language";
import { now } from "../../config/clock";
import { INTERVALS } from "../../config/time-budgets";
import { vapidKeys } from "../../crypto/keys";
import { log } from "../../observability/log";
import { counter } from "../../observability/metrics";
import { expiringSet } from "../../storage/expiring-set";
import { askRedis, redis } from "../../storage/redis";
import { orFallback } from "../fallbacks";
import { announcementAlerts } from "./announcement-alerts";
import { push } from "./push-service";
import {
  allSubscriptions,
  deleteSubscription,
  dropTopics,
  subscriptionCount,
  targetOf,
  type Subscription,
} from "./subscriptions";
import {
  bulletinAlert,
  bulletinKey,
  pricesOfToday,
  productAlert,
  targetAlert,
  type Alert,
  type PriceOfToday,
} from "./todays-alerts";

const AT_ONCE = 16;
const CLAIM_HOURS = 48;
const MOST_CLAIMS = 10_000;

const count = counter("portal_price_alerts_total", "Price alerts, by what became of them", "outcome", [
  "sent",
  "gone",
  "failed",
]);
/** Keys of what was sent, here or by another portal. */
const settled = new LRUCache<string, true>({ max: 1_000 });
/** The averages that targets were last compared with. */
let compared = "";
const claimed = expiringSet({ name: "sent-alerts", most: MOST_CLAIMS });

export function sendAlertsRegularly(): void {
  if (!vapidKeys()) return;
  let isRunning = false;
  const round = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      if ((await subscriptionCount()) > 0) await (await sendDueAlerts()).delivered;
    } catch (error) {
      log.debug({ err: error }, "whether there are price alerts to send can't be told now");
    } finally {
      isRunning = false;
    }
  };
  setInterval(() => void round(), INTERVALS.priceAlerts).unref();
}

interface AddressedAlert {
  receiver: Subscription;
  alert: Alert;
}

/** Sends each alert once, by one portal. Resolves before delivery ends. @throws UpstreamError, or the store's Error */
export async function sendDueAlerts(): Promise<{ delivered: Promise<void> }> {
  const today = now().toISODate();
  const [prices, bulletin, announcements] = await Promise.all([
    pricesOfToday(),
    settled.has(bulletinKey(today)) ? null : bulletinAlert(),
    orFallback(announcementAlerts(), []),
  ]);
  const all = [
    ...prices.map((each) => productAlert(each)),
    ...(bulletin ? [bulletin] : []),
    ...announcements,
  ];
  const due: Alert[] = [];
  for (const alert of all.filter(({ key }) => !settled.has(key))) {
    const isOurs = await claim(alert.key);
    if (isOurs !== null) settled.set(alert.key, true);
    if (isOurs) due.push(alert);
  }
  const averages = JSON.stringify([today, prices.map(({ product, price }) => [product.id, price.average])]);
  if (due.length === 0 && averages === compared) return { delivered: Promise.resolve() };
  const subscriptions = await allSubscriptions();
  const reached = await takeReachedTargets(subscriptions, prices);
  compared = averages;
  const followed = subscriptions.flatMap((receiver) =>
    due.filter(({ topic }) => receiver.topics.includes(topic)).map((alert) => ({ receiver, alert })),
  );
  return { delivered: deliver([...followed, ...reached]) };
}

/** A target ends before its alert is sent: a crash may lose it, but never repeats it. */
async function takeReachedTargets(
  subscriptions: readonly Subscription[],
  prices: readonly PriceOfToday[],
): Promise<AddressedAlert[]> {
  const taken = await pMap(subscriptions, (receiver) => targetsOf(receiver, prices), {
    concurrency: AT_ONCE,
  });
  return taken.flat();
}

async function targetsOf(receiver: Subscription, prices: readonly PriceOfToday[]): Promise<AddressedAlert[]> {
  const targets = receiver.topics.flatMap((topic) => targetOf(topic) ?? []);
  const taken: AddressedAlert[] = [];
  for (const alert of targets.flatMap((target) => targetAlert(target, prices) ?? [])) {
    const key = createHash("sha256").update(`${receiver.endpoint} ${alert.topic}`).digest("base64url");
    if (await claim(`${now().toISODate()}-${key}`)) taken.push({ receiver, alert });
  }
  const ended = taken.map(({ alert }) => alert.topic);
  if (ended.length > 0)
    await dropTopics(receiver.endpoint, ended).catch((error: unknown) => {
      log.warn({ err: error }, "a target price was not ended: its alert may come again another day");
    });
  return taken;
}

async function deliver(messages: readonly AddressedAlert[]): Promise<void> {
  const texts = new Map<string, Promise<string>>();
  const textOf = (alert: Alert, language: Language) => {
    const key = `${language} ${alert.key}`;
    const text = texts.get(key) ?? alert.notificationIn(language).then((each) => JSON.stringify(each));
    texts.set(key, text);
    return text;
  };
  const send = async ({ receiver, alert }: AddressedAlert) => {
    try {
      const text = await textOf(alert, receiver.language);
      const outcome = await push(receiver, { topic: alert.tag, text });
      count(outcome);
      if (outcome === "gone") await deleteSubscription(receiver.endpoint);
    } catch (error) {
      count("failed");
      log.warn({ err: error }, "a price alert was not sent");
    }
  };
  await pMap(messages, send, { concurrency: AT_ONCE });
}

/** Whether this portal sends the alert; portals that share a Redis decide there: null while it is away. */
async function claim(key: string): Promise<boolean | null> {
  return redis
    ? askRedis(async (client) => {
        const until = CLAIM_HOURS * 3_600;
        return (await client.set(`portal:sent-alert:${key}`, "1", "EX", until, "NX")) === "OK";
      })
    : claimed.keep(key, Date.now() + CLAIM_HOURS * 3_600_000);
}
