import type { ActionFunctionArgs } from "@remix-run/node";
import { href, pageById } from "~/pages";
import type { Flash } from "~server/session/flash";
import { isSameOrigin } from "~server/security/same-origin";
import { audit } from "~server/security/audit";
import { logInAgain, NOTICE_FIELD } from "~server/request/member-access";
import { PageError } from "~server/pages/errors/page-error";
import type { PageContext } from "~server/request/page-loader";
import { requestContext, type RequestContext } from "~server/request/request-context";
import { safeRedirect } from "~server/security/addresses";
import { standaloneError } from "~server/request/standalone-error";
import { acknowledge } from "~server/upstream/contracts/acknowledgement";
import { isSessionRejected, UpstreamError } from "~server/upstream/errors";
import { back, latestNotice, rememberAcknowledged } from "~server/pages/privacy/notice-gate";
import type { Session } from "~server/session/session";
import { readId, type Id } from "~server/upstream/record";

export { postOnly as loader } from "~server/http/post-only";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!isSameOrigin(request)) return standaloneError(request, context, new PageError("foreign"));
  const visit = await requestContext(request, context);
  const page = pageToGoBackTo(visit);
  if (visit.visitor.kind !== "member") return back(page, null);
  try {
    return back(page, await acknowledgeFor(page, visit.visitor.session, await noticeShown(request)));
  } catch (error) {
    if (isSessionRejected(error)) return logInAgain(page, "refused");
    if (!(error instanceof UpstreamError)) throw error;
    return back(page, "acknowledgementFailed");
  }
}

/** Null when another notice must be read first. @throws UpstreamError */
async function acknowledgeFor(
  page: PageContext,
  { id, user }: Session,
  shownId: Id | null,
): Promise<Flash | null> {
  const notice = await latestNotice(page);
  if (notice && notice.id !== shownId) return null;
  if (notice) await page.upstream.read(acknowledge, { userId: user.id, noticeId: notice.id });
  rememberAcknowledged(user.id);
  audit("acknowledgement", { account: user.userName, session: id, notice: notice?.id ?? null });
  return "acknowledged";
}

function pageToGoBackTo(visit: RequestContext): PageContext {
  const target = safeRedirect(visit.url.searchParams.get("donus"));
  const match = target?.match ?? { page: pageById("profile"), language: visit.language, params: {} };
  const path = target ? target.path + target.search : href("profile", visit.language);
  return { ...visit, match, language: match.language, url: new URL(path, visit.url) };
}

async function noticeShown(request: Request): Promise<Id | null> {
  const form = await request.formData().catch(() => new FormData());
  return readId(form.get(NOTICE_FIELD)) ?? null;
}
