import type { Visitor } from "~server/session/session";
import { sendResponse } from "./send-response";
import { readBody, toRequest } from "./app-request";
import { clientAddress } from "./client-address";
import type { RequestResponse, Outcome } from "./request-response";
import type { Handle } from "./page-cache/fill";
import { BODY_LIMIT } from "./refusals";
import { timed } from "./server-timing";

/** What is sent slowly is read first, and keeps no place meanwhile. */
export async function passToApp(
  handle: Handle,
  exchange: RequestResponse,
  url: URL,
  visitor?: Visitor,
): Promise<Outcome> {
  const { req, res, requestId } = exchange;
  const body = req.method === "POST" ? await readBody(req, BODY_LIMIT) : null;
  const {
    response,
    timing,
    body: text,
  } = await timed(handle, toRequest(req, res, url, body), {
    requestId,
    clientAddress: clientAddress(req),
    ...(visitor && { visitor: Promise.resolve(visitor) }),
  });
  const bytes = await sendResponse(exchange, response, { timing, body: text });
  return { status: response.status, source: "pass", bytes };
}
