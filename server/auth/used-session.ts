import type { Portal } from "../portal";
import { noteSession } from "./live-sessions";
import { sessionHeaders } from "./session";
import { isToBeSealedAnew } from "./session-times";

/** The headers by which a session that somebody uses goes on; none where its cookie says so already. */
export async function usedSession(visit: Portal, request: Request): Promise<string[]> {
  const { visitor, cookies } = visit;
  if (visitor.kind !== "member" || !isToBeSealedAnew(visitor.session) || isByItself(request)) return [];
  await noteSession(visitor.session, visit);
  return sessionHeaders(visitor.session, cookies);
}

/** Whether a page asks by itself, as one does that renews its figures: nobody need be sitting before it. */
function isByItself({ headers, method, url }: Request): boolean {
  if (headers.get("Sec-Purpose")?.includes("prefetch")) return true;
  const from = headers.get("Referer");
  return method === "GET" && isAskedByScripts(headers) && from !== null && pathIn(from) === pathIn(url);
}

/** Whether scripts of a page sent a request, which stay on it. */
export const isAskedByScripts = (headers: Headers): boolean => headers.get("Sec-Fetch-Dest") === "empty";

const pathIn = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address);
