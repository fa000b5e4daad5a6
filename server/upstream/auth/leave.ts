import type { RequestContext } from "../../request/request-context";
import { audit } from "../../security/audit";
import { forgetSession } from "../../session/live-sessions";
import { endSession } from "../../session/session";
import { logOutUpstream } from "./member-login";

/** What the browser kept of the member's pages goes with the session: Back shows none of it. */
export const CLEAR_CACHE = { "Clear-Site-Data": '"cache"' };

type Leaving = "log-out" | "session-expired" | "session-refused" | "session-replaced";

export async function endVisit(
  { cookies, language, clientAddress: address }: RequestContext,
  event: Leaving,
): Promise<string[]> {
  const { id, user, tokens, setCookies } = await endSession(cookies);
  if (id === null) return setCookies;
  audit(event, { account: user?.userName ?? null, address, session: id });
  if (user) await forgetSession({ id, user });
  if (event !== "session-refused") void logOutUpstream(tokens, language);
  return setCookies;
}
