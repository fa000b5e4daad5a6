import { STATUS_CODES } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { ErrorPageView } from "~/components/error-page";
import type { Language } from "~/language";
import { href } from "~/pages";
import { renderStandalonePage } from "~/standalone-page";
import { wordsIn } from "~/text/words";
import { env } from "./env";
import { exchange } from "./exchange";
import { pagePolicy, securityHeaders } from "./http/security-headers";
import { errorView, failureOf, statusOf, type DoorKind, type Failure } from "./page-errors";
import { visitorLanguage } from "./visitor-language";

/** Whether somebody reads the answer, rather than a program. */
export const wantsPage = (accept: string | null | undefined): boolean =>
  accept?.includes("text/html") ?? false;

/**
 * The answer of an address without a page of its own to what went wrong: whoever reads gets a page with a way on,
 * a program one line.
 */
export async function standaloneError(
  request: Request,
  { requestId }: Pick<AppLoadContext, "requestId">,
  error: unknown,
  language = languageOf(request),
): Promise<Response> {
  const asked = {
    language,
    t: await wordsIn(language),
    url: new URL(request.url),
    requestId: requestId ?? null,
  };
  const failure = failureOf(asked, error);
  if (wantsPage(request.headers.get("Accept"))) return pageOf(failure, language);
  return withHeaders(`${STATUS_CODES[failure.status]}\n`, failure, "text/plain; charset=utf-8");
}

const languageOf = ({ url, headers }: Request): Language => {
  const { pathname, search } = new URL(url);
  return visitorLanguage(pathname + search, (name) => headers.get(name));
};

const doorPages = new Map<string, Promise<{ html: string; styleSource: string }>>();

/** The page of a request that is turned down at the door: made once for each language. */
export async function doorPage(kind: DoorKind, language: Language): Promise<Response> {
  const id = `${kind} ${language}`;
  const made = doorPages.get(id) ?? renderDoorPage(kind, language);
  doorPages.set(id, made);
  const { html, styleSource } = await made;
  const headers = { "Cache-Control": "private, no-store", "Content-Language": language };
  return withHeaders(html, { status: statusOf(kind), headers: new Headers(headers) }, HTML, styleSource);
}

async function renderDoorPage(kind: DoorKind, language: Language) {
  const t = await wordsIn(language);
  const home = new URL("http://localhost/");
  return render(errorView({ t, language, url: home, requestId: null }, kind), language);
}

async function pageOf(failure: Failure, language: Language): Promise<Response> {
  const { html, styleSource } = await render(failure.view, language);
  return withHeaders(html, failure, HTML, styleSource);
}

async function render(error: ErrorPageView, language: Language) {
  const t = await wordsIn(language);
  const names = { name: exchange.name[language], shortName: exchange.shortName[language] };
  return renderStandalonePage({
    language,
    homeHref: href("home", language),
    exchange: names,
    banner: env.PORTAL_DEMO ? t("shell.demoBanner") : null,
    // Its field needs the site's frame.
    error: { ...error, search: null },
  });
}

const HTML = "text/html; charset=utf-8";

function withHeaders(
  body: string,
  { status, headers }: Pick<Failure, "status" | "headers">,
  type: string,
  styleSource?: string,
): Response {
  for (const [name, value] of Object.entries(securityHeaders())) headers.set(name, value);
  headers.set("Content-Type", type);
  if (styleSource) headers.set("Content-Security-Policy", pagePolicy(styleSource));
  return new Response(body, { status, headers });
}
