import type { ErrorPageView } from "~/components/errors/error-page";
import { href } from "~/pages";
import type { WordKey } from "~/i18n/words";
import { OverloadedError } from "../../concurrency/request-slots";
import { LimitReached } from "../../security/rate-limits";
import { log } from "../../observability/log";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { RequestContext } from "../../request/request-context";
import { RejectedError, UPSTREAM_ERRORS, UpstreamError } from "../../upstream/errors";
import { PageError } from "./page-error";
import { searchAgain, siteSearch } from "../filter-form";

interface ErrorWords {
  status: number;
  title: WordKey;
  text: WordKey;
  drawing: ErrorPageView["drawing"];
}

const lost = (status: number, title: WordKey, text: WordKey): ErrorWords => ({
  status,
  title,
  text,
  drawing: "lost",
});
const pause = (status: number): ErrorWords => ({
  status,
  title: "error.unavailableTitle",
  text: "error.unavailableText",
  drawing: "pause",
});

const WORDS = {
  notFound: lost(404, "error.notFoundTitle", "error.notFoundText"),
  malformed: lost(400, "error.malformedTitle", "error.malformedText"),
  tooLarge: lost(413, "error.tooLargeTitle", "error.tooLargeText"),
  tooLong: lost(414, "error.tooLongTitle", "error.tooLongText"),
  method: lost(405, "error.methodTitle", "error.methodText"),
  foreign: lost(403, "error.foreignTitle", "error.foreignText"),
  refused: lost(UPSTREAM_ERRORS.refused.status, "error.refusedTitle", "error.refusedText"),
  rejected: lost(UPSTREAM_ERRORS.rejected.status, "error.rejectedTitle", "error.rejectedText"),
  timeout: pause(UPSTREAM_ERRORS.timeout.status),
  unreachable: pause(UPSTREAM_ERRORS.unreachable.status),
  broken: pause(UPSTREAM_ERRORS.broken.status),
  busy: { ...pause(503), title: "delay.busyTitle", text: "delay.busyText" },
  limited: { ...pause(429), title: "delay.limitTitle", text: "delay.limitText" },
  unexpected: { ...lost(500, "error.unexpectedTitle", "error.unexpectedText"), drawing: "pause" },
} as const satisfies Record<string, ErrorWords>;

export type ErrorKind = keyof typeof WORDS;

export type ErrorContext = Pick<RequestContext, "t" | "language" | "url" | "requestId">;

function kindOf(error: unknown): ErrorKind {
  if (error instanceof UpstreamError || error instanceof PageError) return error.kind;
  if (error instanceof OverloadedError) return "busy";
  return error instanceof LimitReached ? "limited" : "unexpected";
}

function retryAfterOf(error: unknown): number | null {
  if (error instanceof UpstreamError) return UPSTREAM_ERRORS[error.kind].retryAfterSeconds;
  return error instanceof OverloadedError || error instanceof LimitReached ? error.seconds : null;
}

function shownMessageOf(error: unknown, { t }: ErrorContext): string | null {
  if (error instanceof LimitReached) return t(WORDS.limited.text, { seconds: error.seconds });
  return error instanceof RejectedError ? error.shownMessage : null;
}

function searchOf(kind: ErrorKind, context: ErrorContext): ErrorPageView["search"] {
  if (kind === "notFound") return siteSearch(context);
  return kind === "limited" || kind === "busy" ? searchAgain(context) : null;
}

function errorView(
  context: ErrorContext,
  kind: ErrorKind,
  shownMessage: string | null = null,
): ErrorPageView {
  const { t, language, url, requestId } = context;
  const { title, text, drawing } = WORDS[kind];
  const canRetry = drawing === "pause";
  return {
    title: t(title),
    text: shownMessage ?? t(text),
    steps: [
      { href: href("home", language), label: t("error.goHome") },
      { href: href("all-news", language), label: t("page.allNews") },
      { href: href("site-map", language), label: t("page.siteMap") },
    ],
    retry: canRetry ? { href: url.pathname + url.search, label: t("error.retry") } : null,
    requestId: canRetry ? requestId : null,
    requestIdLabel: t("error.requestId"),
    drawing,
    search: searchOf(kind, context),
  };
}

export interface Failure {
  view: ErrorPageView;
  status: number;
  headers: Headers;
}

export function failureOf(context: ErrorContext, error: unknown): Failure {
  const kind = kindOf(error);
  if (kind === "unexpected") log.error({ err: error, requestId: context.requestId }, "page failed");
  const headers = new Headers({ "Cache-Control": "private, no-store", "Content-Language": context.language });
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== null) headers.set("Retry-After", String(retryAfter));
  if (error instanceof PageError && kind === "method") headers.set("Allow", error.allow);
  return {
    view: errorView(context, kind, shownMessageOf(error, context)),
    status: WORDS[kind].status,
    headers,
  };
}

export function errorResponse(
  context: RequestContext,
  error: unknown,
  form: ErrorPageView["unsentForm"] = null,
): Response {
  const { view, ...init } = failureOf(context, error);
  return Response.json({ ...view, unsentForm: form } satisfies ErrorPageView, init);
}

export function notFound(context: PageContext): Promise<PageContent<ErrorPageView>> {
  const view = errorView(context, "notFound");
  return Promise.resolve({ heading: { title: view.title }, view, lifetime: "none", status: 404 });
}
