import { redirectDocument } from "@remix-run/node";
import type { NoticeToReadView } from "~/components/notice-to-read";
import type { WarningView } from "~/components/warning-page";
import { href } from "~/pages";
import { noticeToRead, pendingNotice } from "./auth/acknowledgement";
import { FORGET_PAGES, leave } from "./auth/log-out";
import type { Session } from "./auth/session";
import { tokensOf } from "./auth/visitor";
import type { PagePortal } from "./page-loader";
import { flashIn, flashWords } from "./flash";
import { upstreamFor } from "./upstream/client";
import { wayBackTo } from "./same-site-path";
import type { Notice } from "./upstream/contracts/acknowledgement";
import { formatLongDate, parseDate } from "~/text/dates";
import type { Translated } from "./sources/translated";
import { languageNotice } from "./views/article";
import { richText } from "./views/rich-text";

/** A page that a member sees as themselves; "me" in every call comes from this session alone. */
export interface MemberPortal extends PagePortal {
  session: Session;
}

/** Why somebody has to log in again; a word in the address of the log-in page. */
export const LOG_IN_REASONS = { expired: "sure", refused: "ret" } as const;
export type LogInReason = keyof typeof LOG_IN_REASONS;

/**
 * Lets a visitor into a page: anybody into most, members into theirs, once they have read what they must.
 * @throws Response: the log-in page, the warning of an unreadable session, or the notice that is to be read
 */
export async function admitted(page: PagePortal): Promise<PagePortal> {
  const { visitor, match } = page;
  const audience = "audience" in match.page ? match.page.audience : null;
  if (audience === null || page.sentForm?.alone) return page;
  if (visitor.kind === "expired") throw await logInAgain(page, "expired");
  if (visitor.kind === "anonymous") throw logInFirst(page);
  if (visitor.kind === "unreadable") throw placed(page, warningView(page));
  const member: MemberPortal = {
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

/** Whose session was over when they sent a form: what they typed is not lost for it. */
export class SessionOver extends Error {}

/**
 * Lets a visitor send a form of a page, as `admitted` lets them see it. Nobody is sent away whose session is over
 * by now, or what they typed would be lost: they get the form again, alone, with a way to log in beside it.
 * @throws SessionOver, UpstreamError; Response: the page itself, where a notice or a warning stands
 */
export async function admittedToSend(page: PagePortal): Promise<PagePortal> {
  const { visitor, match } = page;
  if (!("audience" in match.page)) return page;
  if (visitor.kind === "anonymous" || visitor.kind === "expired") throw new SessionOver();
  const member = ownPortal(page);
  if (member && !(await pendingNotice(member))) return member;
  throw toThePage(page);
}

function toThePage({ url }: PagePortal): Response {
  const headers = { "Cache-Control": "private, no-store" };
  return redirectDocument(url.pathname + url.search, { status: 303, headers });
}

/** The portal of a visitor who is logged in, on whichever page; null for everybody else. */
export function ownPortal(page: PagePortal): MemberPortal | null {
  const { visitor } = page;
  return visitor.kind === "member" ? { ...page, session: visitor.session } : null;
}

/** The portal of a page that members alone see. */
export function asMember(page: PagePortal): MemberPortal {
  if (!("session" in page)) throw new Error(`${page.match.page.id} is no page for members`);
  return page as MemberPortal;
}

/** The way back in for somebody whose session is over: the log-in page, with a reason, and then this page again. */
export async function logInAgain(page: PagePortal, reason: LogInReason): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store", ...FORGET_PAGES });
  for (const cleared of await leave(page, `session-${reason}`)) headers.append("Set-Cookie", cleared);
  return redirectDocument(`${logInHref(page)}&neden=${LOG_IN_REASONS[reason]}`, { headers });
}

function logInFirst(page: PagePortal): Response {
  return redirectDocument(logInHref(page), { headers: { "Cache-Control": "private, no-store" } });
}

function logInHref({ url, language }: PagePortal): string {
  return `${href("login", language)}?${wayBackTo(url)}`;
}

/** The field that says which notice was shown. */
export const NOTICE_FIELD = "metin";

/** Something that stands in the place of a page, as its errors do. */
function placed({ language }: PagePortal, view: WarningView | NoticeToReadView): Response {
  return Response.json(view, {
    headers: { "Cache-Control": "private, no-store", "Content-Language": language },
  });
}

/** Spec 8: whose session can't be read can only log out. */
function warningView({ t, language }: PagePortal): WarningView {
  return {
    place: "warning",
    title: t("session.unreadableTitle"),
    text: t("session.unreadableText"),
    logOut: { label: t("session.logOut"), language },
  };
}

function noticeView(page: PagePortal, notice: Translated<Notice>): NoticeToReadView {
  const { t, language, url, cookies } = page;
  const said = flashIn(cookies);
  const since = notice.inForceSince ? parseDate(notice.inForceSince) : null;
  return {
    place: "notice",
    title: notice.title ?? t("acknowledgement.title"),
    ...(notice.textLanguage && { lang: notice.textLanguage }),
    notices: languageNotice(notice.textLanguage, t),
    version: [
      ...(notice.version ? [t("privacy.version", { version: notice.version })] : []),
      ...(since ? [t("privacy.inForce", { date: formatLongDate(since, language) })] : []),
    ].join(" · "),
    why: t("acknowledgement.why"),
    html: richText(notice.html ?? "", language, t),
    // It covers what the page around it says.
    said: said && { kind: flashWords(said).kind, text: t(flashWords(said).text) },
    accept: {
      action: `/okudum?${wayBackTo(url)}`,
      label: t("acknowledgement.accept"),
      shown: { name: NOTICE_FIELD, value: String(notice.id) },
    },
    logOut: { label: t("session.logOut"), language },
  };
}
