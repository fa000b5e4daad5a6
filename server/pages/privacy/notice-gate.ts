import { redirectDocument } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { Language } from "~/i18n/language";
import { flashHeader, flashIn, type Flash } from "../../session/flash";
import { securityHeaders } from "../../security/security-headers";
import { log } from "../../observability/log";
import type { MemberContext } from "../member-context";
import type { RequestContext } from "../../request/request-context";
import type { Localized } from "../fallbacks";
import { checkAcknowledged, findLatestNotice, type Notice } from "../../upstream/contracts/acknowledgement";
import { isTransient } from "../../upstream/errors";
import type { Id } from "../../upstream/record";

const ASKED_AGAIN_MS = 10 * 60_000;
const MOST_USERS = 20_000;

const readBy = new LRUCache<Id, true>({ max: MOST_USERS, ttl: ASKED_AGAIN_MS });

export function rememberAcknowledged(userId: Id): void {
  readBy.set(userId, true);
}

/** The notice to acknowledge; null without one. @throws UpstreamError, or a redirect to check once more */
export async function noticeToRead(page: MemberContext): Promise<Localized<Notice> | null> {
  try {
    return await pendingNotice(page);
  } catch (error) {
    if (isTransient(error) && flashIn(page.cookies) !== "checkFailed") throw back(page, "checkFailed");
    throw error;
  }
}

/** For requests that can't be redirected. @throws UpstreamError */
export async function pendingNotice(page: MemberContext): Promise<Localized<Notice> | null> {
  const { upstream, session } = page;
  const userId = session.user.id;
  if (readBy.has(userId)) return null;
  if (await upstream.read(checkAcknowledged, { userId })) {
    rememberAcknowledged(userId);
    return null;
  }
  const notice = await latestNotice(page);
  if (notice === null) {
    log.warn("members have a notice to read, but the upstream has none: they are let through");
    rememberAcknowledged(userId);
  }
  return notice;
}

export async function latestNotice({
  upstream,
  language,
}: Pick<RequestContext, "upstream" | "language">): Promise<Localized<Notice> | null> {
  const read = async (contentLanguage: Language) => {
    const notice = await upstream.read(findLatestNotice, null, { language: contentLanguage });
    return notice?.html ? notice : null;
  };
  const own = await read(language);
  if (own?.title || language === "tr") return own;
  const turkish = await read("tr");
  return turkish ? { ...turkish, textLanguage: "tr" } : own;
}

export function back({ url }: Pick<RequestContext, "url">, said: Flash | null): Response {
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  if (said) headers.append("Set-Cookie", flashHeader(said));
  return redirectDocument(url.pathname + url.search, { status: 303, headers });
}
