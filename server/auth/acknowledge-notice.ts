import type { ActionFunctionArgs } from "@remix-run/node";
import { href, pageById } from "~/pages";
import type { Flash } from "../flash";
import { isFromOurPage } from "../http/same-origin";
import { audit } from "../audit";
import { logInAgain, NOTICE_FIELD } from "../member-page";
import { PageError } from "../page-errors";
import type { PagePortal } from "../page-loader";
import { portal, type Portal } from "../portal";
import { sameSitePath } from "../same-site-path";
import { standaloneError } from "../standalone-error";
import { acknowledge } from "../upstream/contracts/acknowledgement";
import { endsSession, UpstreamError } from "../upstream/errors";
import { back, latestNotice, letThrough } from "./acknowledgement";
import type { Session } from "./session";
import { readId, type Id } from "../upstream/ids";

/** POST /okudum: the member has read the notice; back to the page that asked for it. */
export async function acknowledgeNotice({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!isFromOurPage(request)) return standaloneError(request, context, new PageError("foreign"));
  const visit = await portal(request, context);
  const page = pageToGoBackTo(visit);
  // Who has no session any more learns so there.
  if (visit.visitor.kind !== "member") return back(page, null);
  try {
    return back(page, await acknowledgeFor(page, visit.visitor.session, await noticeShown(request)));
  } catch (error) {
    if (endsSession(error)) return logInAgain(page, "refused");
    if (!(error instanceof UpstreamError)) throw error;
    return back(page, "acknowledgementFailed");
  }
}

/** What is said of it; nothing where another notice came meanwhile, which is then to be read. @throws UpstreamError */
async function acknowledgeFor(
  page: PagePortal,
  { id, user }: Session,
  shownId: Id | null,
): Promise<Flash | null> {
  const notice = await latestNotice(page);
  if (notice && notice.id !== shownId) return null;
  if (notice) await page.upstream.read(acknowledge, { userId: user.id, noticeId: notice.id });
  letThrough(user.id);
  audit("acknowledgement", { account: user.userName, session: id, notice: notice?.id ?? null });
  return "acknowledged";
}

/** The page that asked for it; a member's own where the address names none of ours. */
function pageToGoBackTo(visit: Portal): PagePortal {
  const asked = sameSitePath(visit.url.searchParams.get("donus"));
  const match = asked?.match ?? { page: pageById("profile"), language: visit.language, params: {} };
  const path = asked ? asked.path + asked.search : href("profile", visit.language);
  return { ...visit, match, language: match.language, url: new URL(path, visit.url) };
}

/** The notice that the member had before their eyes. */
async function noticeShown(request: Request): Promise<Id | null> {
  const form = await request.formData().catch(() => new FormData());
  return readId(form.get(NOTICE_FIELD)) ?? null;
}
