import { sendAnswer } from "./app-answer";
import type { Exchange, Outcome } from "./exchange";

const BODILESS = new Set([204, 302]);

/** What /readyz tells: strangers whether, operators the rest too. */
export type Readiness = { ready: boolean } & Record<string, unknown>;

/** Sends one of the front's own answers: a short text that nobody may keep. */
export async function sendPlain(
  exchange: Exchange,
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
  return { status, source: "none", bytes: await sendAnswer(exchange, answer) };
}

/** /healthz: the process lives. */
export const sendHealth = (exchange: Exchange): Promise<Outcome> => sendJson(exchange, 200, { status: "ok" });

/** /readyz: pages can be served. How the upstream is, operators alone are told (private-port.ts). */
export function sendReadiness(exchange: Exchange, { ready }: Readiness): Promise<Outcome> {
  return sendJson(exchange, ready ? 200 : 503, { status: ready ? "ready" : "not ready" });
}

/** The bare `/` for a visitor who chose English last time. */
export function redirectToEnglish(exchange: Exchange): Promise<Outcome> {
  return sendPlain(exchange, 302, "", { Location: "/en", Vary: "Cookie" });
}

/** What a visitor reads when the app itself broke: no page, no trace of how it works inside. */
export function sendBreakdown(exchange: Exchange): Promise<Outcome> {
  return sendPlain(exchange, 500, `Bir hata oluştu. / Something went wrong.\n${exchange.requestId}`);
}

function sendJson(exchange: Exchange, status: number, value: unknown): Promise<Outcome> {
  return sendPlain(exchange, status, JSON.stringify(value), {
    "Content-Type": "application/json; charset=utf-8",
  });
}
