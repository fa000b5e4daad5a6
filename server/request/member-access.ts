import { redirectDocument } from "@remix-run/node";
import type { NoticeToReadView } from "~/components/members/notice-to-read";
import type { WarningView } from "~/components/members/warning-page";
import { href } from "~/pages";
import { noticeToRead, pendingNotice } from "../pages/privacy/notice-gate";
import { CLEAR_CACHE, endVisit } from "../upstream/auth/member-login";
import { memberContextOf, type MemberContext } from "../pages/member-context";
import { tokensOf } from "../upstream/tokens";
import type { PageContext } from "./page-loader";
import { flashIn, flashWords } from "../session/flash";
import { LOG_IN_REASONS, SessionOver, type LogInReason } from "../session/session";
import { upstreamFor } from "../upstream/client";
import { returnQuery } from "../security/addresses";
import type { Notice } from "../upstream/contracts/acknowledgement";
import { formatLongDate } from "~/i18n/dates";
import type { Localized } from "../pages/fallbacks";
import { languageNotice } from "../pages/content/article-view";
import { richText } from "../html/rich-text";

/** @throws Response: the log-in page, an unreadable session's warning, or the notice to acknowledge */
export async function requireAccess(page: PageContext): Promise<PageContext> {
  const { visitor, match } = page;
  const audience = "audience" in match.page ? match.page.audience : null;
  if (audience === null || page.sentForm?.alone) return page;
  if (visitor.kind === "expired") throw await logInAgain(page, "expired");
  if (visitor.kind === "anonymous") throw logInFirst(page);
  if (visitor.kind === "unreadable") throw placed(page, warningView(page));
  const member: MemberContext = {
    ...page,
    session: visitor.session,
    upstream: upstreamFor(
      page.language,
      tokensOf(visitor, audience === "bulletin"),
      page.upstreamWait,
      page.callsFor,
    ),
  };
  const notice = await noticeToRead(member);
  if (notice) throw placed(page, noticeView(page, notice));
  return member;
}

/** No redirect to the log-in, which would lose the input. @throws SessionOver, UpstreamError, Response */
export async function requireAccessToSubmit(page: PageContext): Promise<PageContext> {
  const { visitor, match } = page;
  if (!("audience" in match.page)) return page;
  if (visitor.kind === "anonymous" || visitor.kind === "expired") throw new SessionOver();
  const member = memberContextOf(page);
  if (member && !(await pendingNotice(member))) return member;
  throw toThePage(page);
}

function toThePage({ url }: PageContext): Response {
  const headers = { "Cache-Control": "private, no-store" };
  return redirectDocument(url.pathname + url.search, { status: 303, headers });
}

export async function logInAgain(page: PageContext, reason: LogInReason): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store", ...CLEAR_CACHE });
  for (const cleared of await endVisit(page, `session-${reason}`)) headers.append("Set-Cookie", cleared);
  return redirectDocument(`${logInHref(page)}&neden=${LOG_IN_REASONS[reason]}`, { headers });
}

function logInFirst(page: PageContext): Response {
  return redirectDocument(logInHref(page), { headers: { "Cache-Control": "private, no-store" } });
}

function logInHref({ url, language }: PageContext): string {
  return `${href("login", language)}?${returnQuery(url)}`;
}

export const NOTICE_FIELD = "metin";

function placed({ language }: PageContext, view: WarningView | NoticeToReadView): Response {
  return Response.json(view, {
    headers: { "Cache-Control": "private, no-store", "Content-Language": language },
  });
}

function warningView({ t, language }: PageContext): WarningView {
  return {
    place: "warning",
    title: t("session.unreadableTitle"),
    text: t("session.unreadableText"),
    logOut: { label: t("session.logOut"), language },
  };
}

function noticeView(page: PageContext, notice: Localized<Notice>): NoticeToReadView {
  const { t, language, url, cookies } = page;
  const said = flashIn(cookies);
  return {
    place: "notice",
    title: notice.title ?? t("acknowledgement.title"),
    ...(notice.textLanguage && { lang: notice.textLanguage }),
    notices: languageNotice(notice.textLanguage, t),
    version: [
      ...(notice.version ? [t("privacy.version", { version: notice.version })] : []),
      ...(notice.inForceSince
        ? [t("privacy.inForce", { date: formatLongDate(notice.inForceSince, language) })]
        : []),
    ].join(" · "),
    why: t("acknowledgement.why"),
    html: richText(notice.html ?? "", page),
    said: said && { kind: flashWords(said).kind, text: t(flashWords(said).text) },
    accept: {
      action: `/okudum?${returnQuery(url)}`,
      label: t("acknowledgement.accept"),
      version: { name: NOTICE_FIELD, value: String(notice.id) },
    },
    logOut: { label: t("session.logOut"), language },
  };
}
