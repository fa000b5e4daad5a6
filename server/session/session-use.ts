import type { RequestContext } from "../request/request-context";
import { registerSession } from "./live-sessions";
import { sessionHeaders } from "./session";
import { needsReseal } from "./session-times";

export async function renewSession(visit: RequestContext, request: Request): Promise<string[]> {
  const { visitor, cookies } = visit;
  if (visitor.kind !== "member" || !needsReseal(visitor.session) || isByItself(request)) return [];
  await registerSession(visitor.session, visit);
  return sessionHeaders(visitor.session, cookies);
}

/** A page that refreshes its figures doesn't prove a present user. */
function isByItself({ headers, method, url }: Request): boolean {
  if (headers.get("Sec-Purpose")?.includes("prefetch")) return true;
  const from = headers.get("Referer");
  return method === "GET" && isScriptRequest(headers) && from !== null && pathIn(from) === pathIn(url);
}

export const isScriptRequest = (headers: Headers): boolean => headers.get("Sec-Fetch-Dest") === "empty";

const pathIn = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address);
