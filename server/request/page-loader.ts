import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import type { PageMatch } from "~/pages";
import { now } from "../config/clock";
import { endVisit } from "../upstream/auth/member-login";
import { renewSession } from "../session/live-sessions";
import { MAX_ADDRESS } from "../security/addresses";
import { requireAccess, logInAgain } from "./member-access";
import { errorResponse } from "../pages/errors/error-pages";
import { PageError } from "../pages/errors/page-error";
import { requestContext, type RequestContext } from "./request-context";
import { redirectFrom } from "./unknown-address";
import { isSessionRejected } from "../upstream/errors";
import { durationsOf, type Lifetime } from "../upstream/cache/answer-cache";
import {
  frameView,
  metaView,
  titledHeading,
  type PageHeading,
  type TitledHeading,
} from "../pages/shell/frame";
import { SOURCES } from "../pages/sources";
import { clearPendingLogin, pendingLogin, rememberedName, rememberHeaders } from "../session/login-cookies";

export interface PageContext extends RequestContext {
  match: PageMatch;
}

export interface PageContent<View> {
  heading?: PageHeading;
  view: View;
  lifetime: Lifetime;
  status?: number;
}

export type PageSource<View> = (context: PageContext) => Promise<PageContent<View>>;

export type TitledContent<View> = PageContent<View> & { heading: TitledHeading };

/** While a page is renewed, and while renewing fails. */
const STALE_PAGE_SECONDS = 600;
/** Fresh answers show within 10 s, and the stated age stays true. */
const PROVISIONAL = { freshSeconds: 3, staleSeconds: 5 };

export async function pageLoader({ request, context }: LoaderFunctionArgs) {
  const visit = await requestContext(request, context);
  try {
    const page = await requireAccess(requirePage(visit, request));
    const { id, shape } = page.match.page;
    const source: PageSource<unknown> = SOURCES[id];
    const content = await source(page);
    const heading = await titledHeading(page, content.heading);
    const body = {
      shape,
      frame: frameView(page, heading),
      meta: metaView(page, heading),
      view: content.view,
    };
    const headers = cacheHeaders(page, content);
    for (const cookie of await sessionCookies(page, request, content.lifetime))
      headers.append("Set-Cookie", cookie);
    return data(body, { status: content.status ?? 200, headers });
  } catch (error) {
    throw await failedResponse(visit, error);
  }
}

export async function failedResponse(
  visit: RequestContext,
  error: unknown,
  tell: (visit: RequestContext, error: unknown) => Response | Promise<Response> = errorResponse,
): Promise<Response> {
  if (error instanceof Response) return error;
  const { match } = visit;
  return match && isSessionRejected(error) ? logInAgain({ ...visit, match }, "refused") : tell(visit, error);
}

/** Renews a used session and clears an expired one; an unreadable one only on uncached pages. */
async function sessionCookies(
  visit: RequestContext,
  request: Request,
  lifetime: PageContent<unknown>["lifetime"],
): Promise<string[]> {
  const isOver = visit.visitor.kind === "expired";
  const ofSession = isOver ? await endVisit(visit, "session-expired") : await renewSession(visit, request);
  const isItsOwn = lifetime === "none" && visit.sentForm === null;
  return isItsOwn ? [...ofSession, ...(await unreadableCookies(visit.cookies))] : ofSession;
}

export async function refuseSending({ request, context }: ActionFunctionArgs): Promise<never> {
  throw errorResponse(await requestContext(request, context), new PageError("method"));
}

/** The loader's headers, also when it threw; a provisional shell makes the page provisional. */
export const pageHeaders: HeadersFunction = ({
  loaderHeaders,
  parentHeaders,
  errorHeaders,
  actionHeaders,
}) => {
  if (errorHeaders) return errorHeaders;
  if (actionHeaders.has("Cache-Control")) return actionHeaders;
  const shell = parentHeaders.get("Cache-Control");
  const isShared = loaderHeaders.get("Cache-Control")?.startsWith("public") ?? false;
  if (!shell || !isShared) return loaderHeaders;
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", shell);
  return headers;
};

/** Empty unless the shell lacks an upstream answer. */
export function shellCacheHeaders({ upstream }: RequestContext): HeadersInit {
  return upstream.isProvisional() ? { "Cache-Control": cacheControl(PROVISIONAL) } : {};
}

function requirePage(context: RequestContext, request: Request): PageContext {
  const { match, url } = context;
  if (url.pathname.length + url.search.length > MAX_ADDRESS) throw new PageError("tooLong");
  if (match) return { ...context, match };
  const elsewhere = redirectFrom(context, request);
  if (elsewhere) throw elsewhere;
  throw new PageError("notFound");
}

export function cacheHeaders(
  { language, upstream, visitor }: RequestContext,
  { lifetime, status }: Pick<PageContent<unknown>, "lifetime" | "status">,
): Headers {
  const headers = new Headers({ "Content-Language": language });
  headers.set(
    "Cache-Control",
    lifetime === "none" || status || visitor.kind !== "anonymous"
      ? "private, no-store"
      : publicFor(lifetime, upstream.isProvisional()),
  );
  return headers;
}

function publicFor(lifetime: Lifetime, isProvisional: boolean): string {
  const { freshMs, keepMs } = durationsOf(lifetime, now());
  const freshSeconds = Math.ceil(freshMs / 1000);
  const staleSeconds = Math.min(STALE_PAGE_SECONDS, Math.floor((keepMs - freshMs) / 1000));
  return cacheControl({
    freshSeconds: isProvisional ? Math.min(freshSeconds, PROVISIONAL.freshSeconds) : freshSeconds,
    staleSeconds: isProvisional ? Math.min(staleSeconds, PROVISIONAL.staleSeconds) : staleSeconds,
  });
}

function cacheControl({ freshSeconds, staleSeconds }: typeof PROVISIONAL): string {
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}`;
}

async function unreadableCookies(cookies: string | null): Promise<string[]> {
  const [waiting, name] = await Promise.all([pendingLogin(cookies), rememberedName(cookies)]);
  return [
    ...(waiting === null ? clearPendingLogin(cookies) : []),
    ...(name === null ? await rememberHeaders(null, cookies) : []),
  ];
}
