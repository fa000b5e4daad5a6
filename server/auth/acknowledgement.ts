import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { href } from "~/pages";
import { flashHeader, flashIn, type Flash } from "../flash";
import { isFromOurPage } from "../http/same-origin";
import { securityHeaders } from "../http/security-headers";
import { log } from "../log";
import { errorAnswer, PageError } from "../page-errors";
import type { MemberPortal } from "../member-page";
import { portal, type Portal } from "../portal";
import { sameSitePath } from "../same-site-path";
import { oneInPageLanguage, type Translated } from "../sources/translated";
import {
  acknowledge,
  checkAcknowledged,
  findLatestNotice,
  type Notice,
} from "../upstream/contracts/acknowledgement";
import { mayPass, UpstreamError } from "../upstream/errors";
import { leave } from "./log-out";

/**
 * Before a member sees anything of their own, they have read the notice on data protection (spec 4, "Consent
 * check"). It is an acknowledgement, not a consent (domain 2.1).
 */

/** A user who has read it is asked about no more for this long (design 9). */
const ASKED_AGAIN_MS = 10 * 60_000;
const MOST_USERS = 20_000;

const readBy = new LRUCache<number, true>({ max: MOST_USERS, ttl: ASKED_AGAIN_MS });

/** The notice that a member has yet to read; null when there is none. @throws UpstreamError, or a redirect to ask once more */
export async function noticeToRead(page: MemberPortal): Promise<Translated<Notice> | null> {
  try {
    return await pendingNotice(page);
  } catch (error) {
    if (mayPass(error) && flashIn(page.cookies) !== "checkFailed") throw back(page, "checkFailed");
    throw error;
  }
}

/** The same for those who can't be sent to another page. @throws UpstreamError */
export async function pendingNotice(page: MemberPortal): Promise<Translated<Notice> | null> {
  const { upstream, session } = page;
  const userId = session.user.id;
  if (readBy.has(userId)) return null;
  if (await upstream.read(checkAcknowledged, { userId })) {
    readBy.set(userId, true);
    return null;
  }
  const notice = await latestNotice(page);
  if (notice === null) log.warn("members have a notice to read, but the upstream has none");
  return notice;
}

function latestNotice({ upstream, language }: Portal): Promise<Translated<Notice> | null> {
  return oneInPageLanguage(language, (asked) => upstream.read(findLatestNotice, null, { language: asked }));
}

/** POST /okudum: the member has read the notice; back to the page that asked for it. */
export async function acknowledgeNotice({ request, context }: ActionFunctionArgs): Promise<Response> {
  const visit = await portal(request, context);
  if (!isFromOurPage(request)) return errorAnswer(visit, new PageError("foreign"));
  const { visitor, upstream } = visit;
  const asked = sameSitePath(visit.url.searchParams.get("donus"));
  const page = {
    ...visit,
    url: new URL((asked?.path ?? href("profile", "tr")) + (asked?.search ?? ""), visit.url),
  };
  if (visitor.kind !== "member") return back(page, null);
  const { user, id } = visitor.session;
  try {
    const notice = await latestNotice(visit);
    if (notice) await upstream.read(acknowledge, { userId: user.id, noticeId: notice.id });
    readBy.set(user.id, true);
    log.info({ event: "acknowledgement", session: id, notice: notice?.id ?? null }, "audit");
    return back(page, "acknowledged");
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind === "refused") await leave(visit, "refused");
    return back(page, "acknowledgementFailed");
  }
}

function back({ url }: Pick<Portal, "url">, said: Flash | null): Response {
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  if (said) headers.append("Set-Cookie", flashHeader(said));
  return redirectDocument(url.pathname + url.search, { status: 303, headers });
}
