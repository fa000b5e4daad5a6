import type { Visitor } from "~server/auth/session";
import { sendAnswer } from "./app-answer";
import { readBody, toRequest } from "./app-request";
import { clientAddress } from "./client-address";
import type { Exchange, Outcome } from "./exchange";
import type { Handle } from "./page-cache/fill";
import type { PageDataShelf } from "./page-cache/page-data";
import { BODY_LIMIT } from "./refusals";
import { timed } from "./server-timing";

/** Hands a request to the app as it is, past the page cache. What is sent slowly keeps no place meanwhile. */
export async function passToApp(
  handle: Handle,
  data: PageDataShelf,
  exchange: Exchange,
  url: URL,
  visitor?: Visitor,
): Promise<Outcome> {
  const { req, res, requestId } = exchange;
  const body = req.method === "POST" ? await readBody(req, BODY_LIMIT) : null;
  const { response, timing } = await timed(handle, toRequest(req, res, url, body), {
    requestId,
    clientAddress: clientAddress(req),
    publishPageData: (json) => data.publish(json).url,
    ...(visitor && { visitor: Promise.resolve(visitor) }),
  });
  const bytes = await sendAnswer(exchange, response, timing);
  return { status: response.status, source: "pass", bytes };
}
