import { purge } from "./purge";
import type { ProxiedStack } from "./proxied-stack";
import { forwardTo, type Recorded } from "./recorder";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type Change = (answer: Json, request: Recorded) => Json;

/** Changes the answers that the portal sees, and its requests by `ask`; log-ins stay. */
export async function changeAnswers(
  stack: ProxiedStack,
  change: Change,
  ask: (request: Recorded) => Recorded = (request) => request,
): Promise<void> {
  stack.proxy.restore();
  stack.proxy.intercept("/api/v1/", async (received, response) => {
    if (received.path.includes("/Authentication/")) return forwardTo(stack.upstream.url)(received, response);
    const answer = await answerOf(stack.upstream.url, ask(received));
    const text = await answer.text();
    const isJson = answer.ok && text !== "";
    const changed = isJson ? JSON.stringify(change(JSON.parse(text) as Json, received)) : text;
    response.writeHead(answer.status, { "Content-Type": "application/json; charset=utf-8" });
    response.end(answer.status === 204 ? undefined : changed);
  });
  await purge(stack);
}

function answerOf(upstream: string, { method, path, headers, body }: Recorded): Promise<Response> {
  const { authorization = "", lang = "tr", langid = "1" } = headers as Record<string, string>;
  return fetch(upstream + path, {
    method,
    headers: {
      ...(authorization && { Authorization: authorization }),
      Lang: lang,
      langid,
      "Content-Type": "application/json",
    },
    ...(method === "POST" && { body }),
  });
}
