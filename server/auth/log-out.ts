import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { securityHeaders } from "../http/security-headers";
import { isFromOurPage } from "../http/same-origin";
import { log } from "../log";
import { errorAnswer, PageError } from "../page-errors";
import { portal } from "../portal";
import { tellLogOut } from "./member-log-in";
import { endSession } from "./session";

/** POST /cikis: the session ends here and at the upstream, and its cookie is refused from now on (spec 4). */
export async function logOutVisitor({ request, context }: ActionFunctionArgs): Promise<Response> {
  const visit = await portal(request, context);
  if (!isFromOurPage(request)) return errorAnswer(visit, new PageError("foreign"));
  const { visitor, cookies, language } = visit;
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  for (const cleared of await endSession(cookies)) headers.append("Set-Cookie", cleared);
  if (visitor.kind === "member") {
    await tellLogOut(visitor.session, language);
    log.info({ event: "log-out", session: visitor.session.id }, "audit");
  }
  return redirectDocument("/", { status: 303, headers });
}
