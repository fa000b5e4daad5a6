import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { vapidKeys } from "~server/crypto/keys";
import { log } from "~server/observability/log";
import { browserKeys, endpoint } from "~server/pages/alerts/push-service";
import { sendDueAlerts } from "~server/pages/alerts/send-alerts";
import {
  deleteSubscription,
  dropTopics,
  findSubscription,
  saveSubscription,
  subscription,
  topic,
  TooManySubscriptions,
} from "~server/pages/alerts/subscriptions";
import { requestContext } from "~server/request/request-context";
import { LimitReached, rateLimit } from "~server/security/rate-limits";
import { isSameOrigin } from "~server/security/same-origin";
import { securityHeaders } from "~server/security/security-headers";
import { readJson } from "~server/storage/files";

export { postOnly as loader } from "~server/http/post-only";

/** Sent by the page and the service worker; knowing the endpoint proves to be the browser. */
const requestSchema = z.discriminatedUnion("act", [
  z.object({ act: z.literal("read"), endpoint }),
  subscription.extend({ act: z.literal("save") }),
  z.object({ act: z.literal("stop"), endpoint, topic }),
  z.object({ act: z.literal("renew"), endpoint, keys: browserKeys, before: endpoint }),
]);

const ofAnAddress = rateLimit({ name: "price-alerts", most: 60, seconds: 600 });

/** POST /fiyat-bildirimi, JSON: answers with the topics that the browser is subscribed to. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!vapidKeys()) return answer(404);
  if (!isSameOrigin(request)) return answer(403);
  const wanted = readJson(requestSchema, await request.text());
  if (!wanted) return answer(400);
  const { clientAddress } = await requestContext(request, context);
  try {
    await ofAnAddress(clientAddress);
    return answer(200, {}, { topics: await topicsAfter(wanted) });
  } catch (error) {
    if (error instanceof LimitReached) return answer(429, { "Retry-After": String(error.seconds) });
    log.warn({ err: error }, "a subscription to price alerts was not changed");
    return answer(503, error instanceof TooManySubscriptions ? {} : { "Retry-After": "5" });
  }
}

async function topicsAfter(wanted: z.infer<typeof requestSchema>): Promise<string[]> {
  switch (wanted.act) {
    case "read":
      return (await findSubscription(wanted.endpoint))?.topics ?? [];
    case "save":
      // Alerts due by now were sent before this browser subscribed.
      await sendDueAlerts().catch(() => undefined);
      await saveSubscription(wanted);
      return wanted.topics;
    case "stop":
      return dropTopics(wanted.endpoint, [wanted.topic]);
    case "renew": {
      const own = await findSubscription(wanted.before);
      if (!own) return [];
      await saveSubscription({ ...own, endpoint: wanted.endpoint, keys: wanted.keys });
      if (wanted.before !== wanted.endpoint) await deleteSubscription(wanted.before);
      return own.topics;
    }
  }
}

function answer(status: number, headers: Record<string, string> = {}, body?: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...securityHeaders(),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      "Cache-Control": "private, no-store",
      ...headers,
    },
  });
}
