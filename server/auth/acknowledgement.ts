import { redirectDocument } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { Language } from "~/language";
import { flashHeader, flashIn, type Flash } from "../flash";
import { securityHeaders } from "../http/security-headers";
import { log } from "../log";
import type { MemberPortal } from "../member-page";
import type { Portal } from "../portal";
import type { Translated } from "../sources/translated";
import { checkAcknowledged, findLatestNotice, type Notice } from "../upstream/contracts/acknowledgement";
import { mayPass } from "../upstream/errors";
import type { Id } from "../upstream/ids";

/**
 * Before a member sees anything of their own, they have read the notice on data protection (spec 4, "Consent
 * check"). It is an acknowledgement, not a consent (domain 2.1).
 */

/** A user who has read it is asked about no more for this long (design 9). */
const ASKED_AGAIN_MS = 10 * 60_000;
const MOST_USERS = 20_000;

const readBy = new LRUCache<Id, true>({ max: MOST_USERS, ttl: ASKED_AGAIN_MS });

/** From now on a user is not asked about, for a while. */
export function letThrough(userId: Id): void {
  readBy.set(userId, true);
}

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
    letThrough(userId);
    return null;
  }
  const notice = await latestNotice(page);
  if (notice === null) {
    log.warn("members have a notice to read, but the upstream has none: they are let through");
    letThrough(userId);
  }
  return notice;
}

/** The notice in force: in the page's language, else in Turkish, marked as such; null without a text. @throws UpstreamError */
export async function latestNotice({
  upstream,
  language,
}: Pick<Portal, "upstream" | "language">): Promise<Translated<Notice> | null> {
  const read = async (asked: Language) => {
    const notice = await upstream.read(findLatestNotice, null, { language: asked });
    return notice?.html ? notice : null;
  };
  const own = await read(language);
  if (own?.title || language === "tr") return own;
  const turkish = await read("tr");
  return turkish ? { ...turkish, textLanguage: "tr" } : own;
}

/** The way back to a page that shows something of a member's, with something said there. */
export function back({ url }: Pick<Portal, "url">, said: Flash | null): Response {
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  if (said) headers.append("Set-Cookie", flashHeader(said));
  return redirectDocument(url.pathname + url.search, { status: 303, headers });
}
