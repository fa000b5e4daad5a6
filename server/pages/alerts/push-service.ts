import { createHash } from "node:crypto";
import { z } from "zod";
import { env, portalOrigin } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";
import { TIMEOUTS } from "../../config/time-budgets";
import { vapidKeys } from "../../crypto/keys";
import { log } from "../../observability/log";

/** The browser makers' hosts: endpoints come from strangers, so the portal sends to no other. */
const HOSTS =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/;

const isPushService = (address: string): boolean => {
  const { protocol, hostname, origin, port } = new URL(address);
  return (protocol === "https:" && port === "" && HOSTS.test(hostname)) || env.PUSH_SERVICES.includes(origin);
};

/** Only the browser, its maker and the portal know the address: it authorises sending to that browser. */
export const endpoint = z
  .url({ protocol: /^https?$/, normalize: true })
  .max(1_000)
  .refine(isPushService);

/** A point of P-256 and 16 bytes, base64url (RFC 8291). */
export const browserKeys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  auth: z.string().regex(/^[\w-]{22}={0,2}$/),
});

export interface Receiver {
  endpoint: string;
  keys: z.infer<typeof browserKeys>;
}

export interface Message {
  topic: string;
  text: string;
}

const KEPT_SECONDS = 12 * 3_600;
const TOPIC_LENGTH = 32;
const GONE = [404, 410];

/** "gone": the browser unsubscribed, or never existed. */
export async function push(receiver: Receiver, message: Message): Promise<"sent" | "gone" | "failed"> {
  const request = await requestFor(receiver, message).catch((error: unknown) => {
    log.debug({ err: error }, "a browser's keys can't be used");
    return null;
  });
  if (!request) return "gone";
  try {
    const { status } = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: request.body as Uint8Array<ArrayBuffer>,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUTS.pushService),
    });
    if (status < 300) return "sent";
    log.info({ status, service: new URL(receiver.endpoint).hostname }, "a push service refused a message");
    return GONE.includes(status) ? "gone" : "failed";
  } catch (error) {
    log.info({ err: error, service: new URL(receiver.endpoint).hostname }, "a push service was not reached");
    return "failed";
  }
}

async function requestFor(receiver: Receiver, { topic, text }: Message) {
  const keys = vapidKeys();
  if (!keys) throw new Error("VAPID_PRIVATE_KEY is not set");
  const { default: webPush } = await import("web-push");
  return webPush.generateRequestDetails(receiver, text, {
    vapidDetails: { ...keys, subject: contact() },
    TTL: KEPT_SECONDS,
    urgency: "normal",
    topic: createHash("sha256").update(topic).digest("base64url").slice(0, TOPIC_LENGTH),
  });
}

/** The contact that push services require (RFC 8292): mailto: or https: alone. */
function contact(): string {
  const contact = siteProfile.securityContacts.find((each) => /^(mailto|https):/.test(each));
  return contact ?? (portalOrigin.startsWith("https:") ? portalOrigin : "mailto:webmaster@example.org");
}
