import type { Visitor } from "~server/auth/session";
import { sendAnswer } from "./app-answer";
import { clientAddress } from "./client-address";
import type { Exchange, Outcome } from "./exchange";
import type { Handle } from "./page-cache/fill";
import type { PageDataShelf } from "./page-cache/page-data";
import { BODY_LIMIT, refuse } from "./refusals";
import { toRequest } from "./app-request";
import { timed, type TimedAnswer } from "./server-timing";

/** Hands a request to the app as it is, past the page cache. */
export async function passToApp(
  handle: Handle,
  data: PageDataShelf,
  exchange: Exchange,
  url: URL,
  visitor?: Visitor,
): Promise<Outcome> {
  const { request, bodyTooLong } = toRequest(exchange.req, exchange.res, url, BODY_LIMIT);
  const publishPageData = (json: string): string => data.publish(json).url;
  let answer: TimedAnswer | null = null;
  try {
    answer = await timed(handle, request, {
      requestId: exchange.requestId,
      clientAddress: clientAddress(exchange.req),
      publishPageData,
      ...(visitor && { visitor: Promise.resolve(visitor) }),
    });
  } catch (error) {
    if (!bodyTooLong()) throw error;
  }
  // The app sees a broken body and answers with a failure of its own; the visitor hears the real reason.
  if (!answer || bodyTooLong()) return refuse(exchange, { kind: "tooLarge" });
  const { response, timing } = answer;
  return { status: response.status, source: "pass", bytes: await sendAnswer(exchange, response, timing) };
}
