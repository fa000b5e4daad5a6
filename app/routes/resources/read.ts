import type { ActionFunctionArgs } from "@remix-run/node";
import { isSameOrigin } from "~server/security/same-origin";
import { securityHeaders } from "~server/security/security-headers";
import { rateLimit, LimitReached } from "~server/security/rate-limits";
import { log } from "~server/observability/log";
import { requestContext } from "~server/request/request-context";
import { findItem, raiseReadCount } from "~server/upstream/contracts/content";
import { UpstreamError } from "~server/upstream/errors";
import { readId } from "~server/upstream/record";

export { postOnly as loader } from "~server/http/post-only";

/** More than people read in a minute; limits scripts. */
const ofAnItem = rateLimit({ name: "reading", most: 60, seconds: 60 });
const ofAll = rateLimit({ name: "readings", most: 600, seconds: 60 });

/** POST /okundu/{id}, rate limited; the answer reveals nothing. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const raw = params["id"] ?? "";
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  if (!isSameOrigin(request)) return answer(403);
  const id = readId(raw);
  if (!id) return answer(404);
  const { upstream } = await requestContext(request, context);
  try {
    await ofAll("");
    await ofAnItem(raw);
    if (!(await upstream.read(findItem, { id }))) return answer(404);
    await upstream.read(raiseReadCount, { id });
    return answer(204);
  } catch (error) {
    if (error instanceof LimitReached) return answer(429, { "Retry-After": String(error.seconds) });
    if (!(error instanceof UpstreamError)) throw error;
    log.info({ kind: error.kind }, "a reading was not counted");
    return answer(204);
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...securityHeaders(), "Cache-Control": "private, no-store", ...headers },
  });
}
