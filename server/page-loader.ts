import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import type { PageFrameView } from "~/components/page-frame";
import type { MetaView } from "~/meta";
import { findPage, type PageMatch } from "~/pages";
import { now } from "./clock";
import { leave } from "./auth/log-out";
import { unreadableCookies } from "./auth/unreadable-cookies";
import { usedSession } from "./auth/used-session";
import { MAX_ADDRESS } from "./http/address";
import { admitted, logInAgain } from "./member-page";
import { errorAnswer, PageError } from "./page-errors";
import { portal, type Portal } from "./portal";
import { endsSession } from "./upstream/errors";
import { durationsOf, type Lifetime } from "./upstream/lifetimes";
import { frameView, metaView, type PageHeading } from "./views/frame";

/** A portal whose path is a page of the table. */
export interface PagePortal extends Portal {
  match: PageMatch;
}

/** What a page's source finds out: its heading, its content and how long both hold. */
export interface PageContent<View> {
  heading: PageHeading;
  view: View;
  lifetime: Lifetime;
  status?: number;
}

export interface PageData<View> {
  frame: PageFrameView;
  meta: MetaView;
  view: View;
}

/** A page may be shown this long past its time while a new one is made, or instead of one that fails. */
const STALE_PAGE_SECONDS = 600;
/**
 * A page made from old answers, or lacking some, is made anew this soon: the first fresh answer shows within
 * 10 s, and what the page says of its age stays true.
 */
const PROVISIONAL = { freshSeconds: 3, staleSeconds: 5 };

/** The loader of a page: finds its row, asks its source, and maps every error to its page. */
export function pageLoader<View>(source: (portal: PagePortal) => Promise<PageContent<View>>) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    const visit = await portal(request, context);
    try {
      const page = await admitted(knownPage(visit));
      const content = await source(page);
      const body: PageData<View> = {
        frame: frameView(page, content.heading),
        meta: metaView(page, content.heading),
        view: content.view,
      };
      const headers = cacheHeaders(page, content);
      for (const cookie of await sessionCookies(page, request, content.lifetime))
        headers.append("Set-Cookie", cookie);
      return data(body, { status: content.status ?? 200, headers });
    } catch (error) {
      throw await answerToFailure(visit, error);
    }
  };
}

/** What a request gets instead of what it asked for: another page, the log-in, or words on what went wrong. */
export async function answerToFailure(
  visit: Portal,
  error: unknown,
  tell: (visit: Portal, error: unknown) => Response | Promise<Response> = errorAnswer,
): Promise<Response> {
  if (error instanceof Response) return error;
  const { match } = visit;
  return match && endsSession(error) ? logInAgain({ ...visit, match }, "refused") : tell(visit, error);
}

/**
 * The headers by which a browser keeps a session that is used, forgets one whose time is over, and on a page for it
 * alone what can't be read.
 */
async function sessionCookies(
  visit: Portal,
  request: Request,
  lifetime: PageContent<unknown>["lifetime"],
): Promise<string[]> {
  const isOver = visit.visitor.kind === "expired";
  const ofSession = isOver ? await leave(visit, "session-expired") : await usedSession(visit, request);
  const isItsOwn = lifetime === "none" && visit.sentForm === null;
  return isItsOwn ? [...ofSession, ...(await unreadableCookies(visit.cookies))] : ofSession;
}

/** The action of pages that nothing can be sent to: refused in words. */
export async function refuseSending({ request, context }: ActionFunctionArgs): Promise<never> {
  throw errorAnswer(await portal(request, context), new PageError("method"));
}

/** A page's headers are its loader's, also when the loader threw; a provisional shell makes it provisional. */
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

/** What the shell says to the pages in it: nothing, unless it lacks something that the upstream should give. */
export function shellCacheHeaders({ upstream }: Portal): HeadersInit {
  return upstream.isProvisional() ? { "Cache-Control": cacheControl(PROVISIONAL) } : {};
}

function knownPage(portal: Portal): PagePortal {
  const { match, url } = portal;
  if (url.pathname.length + url.search.length > MAX_ADDRESS) throw new PageError("tooLong");
  if (match) return { ...portal, match };
  const own = redirectToOwnAddress(url);
  if (own) throw own;
  throw new PageError("notFound");
}

/** One page has one address: without a trailing slash, in small letters. */
export function redirectToOwnAddress(url: URL): Response | null {
  const plain = withoutEndSlash(url.pathname).toLowerCase() || "/";
  return plain !== url.pathname && findPage(plain) ? redirect(plain + url.search, 308) : null;
}

/** A path without the slash at its end; the front lets no path with several through. */
export const withoutEndSlash = (pathname: string): string =>
  pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;

/** What may be done with an answer: kept as long as what it was made of, or not at all. */
export function cacheHeaders(
  { language, upstream, visitor }: Portal,
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
