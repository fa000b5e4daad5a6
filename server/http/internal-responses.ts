import { sendResponse } from "./send-response";
import type { RequestResponse, Outcome } from "./request-response";

const BODILESS = new Set([204, 302]);

export type Readiness = { ready: boolean } & Record<string, unknown>;

export async function sendPlain(
  exchange: RequestResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const answer = new Response(BODILESS.has(status) ? null : `${text}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "private, no-store",
      ...headers,
    },
  });
  return { status, source: "none", bytes: await sendResponse(exchange, answer) };
}

export const sendHealth = (exchange: RequestResponse): Promise<Outcome> =>
  sendJson(exchange, 200, { status: "ok" });

export function sendReadiness(exchange: RequestResponse, { ready }: Readiness): Promise<Outcome> {
  return sendJson(exchange, ready ? 200 : 503, { status: ready ? "ready" : "not ready" });
}

export function redirectToEnglish(exchange: RequestResponse): Promise<Outcome> {
  return sendPlain(exchange, 302, "", { Location: "/en", Vary: "Cookie" });
}

export function sendBreakdown(exchange: RequestResponse): Promise<Outcome> {
  return sendPlain(exchange, 500, `Bir hata oluştu. / Something went wrong.\n${exchange.requestId}`);
}

function sendJson(exchange: RequestResponse, status: number, value: unknown): Promise<Outcome> {
  return sendPlain(exchange, status, JSON.stringify(value), {
    "Content-Type": "application/json; charset=utf-8",
  });
}
