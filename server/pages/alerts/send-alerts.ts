import pMap from "p-map";
import type { Language } from "~/i18n/language";
import { now } from "../../config/clock";
import { INTERVALS } from "../../config/time-budgets";
import { vapidKeys } from "../../crypto/keys";
import { log } from "../../observability/log";
import { counter } from "../../observability/metrics";
import { expiringSet } from "../../storage/expiring-set";
import { askRedis, redis } from "../../storage/redis";
import { push } from "./push-service";
import { allSubscriptions, deleteSubscription, subscriptionCount, type Subscription } from "./subscriptions";
import { todaysAlerts, type Alert } from "./todays-alerts";

const AT_ONCE = 16;
const CLAIM_HOURS = 48;
const MOST_CLAIMS = 1_000;

const count = counter("portal_price_alerts_total", "Price alerts, by what became of them", "outcome", [
  "sent",
  "gone",
  "failed",
]);
/** The last day on which a topic was sent, here or by another portal: skipped until the next day. */
const settled = new Map<string, string>();
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

/** Sends each topic once a day, by one portal. Resolves before delivery ends. @throws UpstreamError, or the store's Error */
export async function sendDueAlerts(): Promise<{ delivered: Promise<void> }> {
  const due: Alert[] = [];
  const today = now().toISODate();
  const isSettled = (topic: string) => settled.get(topic) === today;
  for (const alert of await todaysAlerts(isSettled)) if (await claim(alert.topic, today)) due.push(alert);
  if (due.length === 0) return { delivered: Promise.resolve() };
  const subscriptions = await allSubscriptions();
  return { delivered: deliver(due, subscriptions) };
}

async function deliver(due: readonly Alert[], subscriptions: readonly Subscription[]): Promise<void> {
  const texts = new Map<string, Promise<string>>();
  const textOf = (alert: Alert, language: Language) => {
    const key = `${language} ${alert.topic}`;
    const text = texts.get(key) ?? alert.notificationIn(language).then((each) => JSON.stringify(each));
    texts.set(key, text);
    return text;
  };
  const messages = subscriptions.flatMap((receiver) =>
    due.filter(({ topic }) => receiver.topics.includes(topic)).map((alert) => ({ receiver, alert })),
  );
  const send = async ({ receiver, alert }: (typeof messages)[number]) => {
    try {
      const text = await textOf(alert, receiver.language);
      const outcome = await push(receiver, { topic: alert.topic, text });
      count(outcome);
      if (outcome === "gone") await deleteSubscription(receiver.endpoint);
    } catch (error) {
      count("failed");
      log.warn({ err: error }, "a price alert was not sent");
    }
  };
  await pMap(messages, send, { concurrency: AT_ONCE });
}

/** Whether this portal sends the topic of a day; portals that share a Redis decide there. */
async function claim(topic: string, day: string): Promise<boolean> {
  const key = `${day}-${topic}`;
  const isOurs = redis
    ? await askRedis(async (client) => {
        const until = CLAIM_HOURS * 3_600;
        return (await client.set(`portal:sent-alert:${key}`, "1", "EX", until, "NX")) === "OK";
      })
    : await claimed.keep(key, Date.now() + CLAIM_HOURS * 3_600_000);
  if (isOurs !== null) settled.set(topic, day);
  return isOurs ?? false;
}
