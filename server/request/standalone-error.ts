import { STATUS_CODES } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { ErrorPageView } from "~/components/errors/error-page";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import { renderStandalonePage } from "~/document/standalone-page";
import { wordsIn } from "~/i18n/words";
import { env } from "../config/environment";
import { siteProfile } from "../config/site-profile";
import { pagePolicy, securityHeaders } from "../security/security-headers";
import { failureOf, type Failure } from "../pages/errors/error-pages";
import { visitorLanguage } from "../i18n/visitor-language";

export const wantsPage = (accept: string | null | undefined): boolean =>
  accept?.includes("text/html") ?? false;

export interface Asker {
  url: URL;
  language: Language;
  requestId: string | null;
  accept: string | null | undefined;
}

/** Browsers get a page with links, programs one line. */
export function standaloneError(
  request: Request,
  { requestId }: Pick<AppLoadContext, "requestId">,
  error: unknown,
  language = languageOf(request),
): Promise<Response> {
  const accept = request.headers.get("Accept");
  return answerTo({ url: new URL(request.url), language, requestId: requestId ?? null, accept }, error);
}

export async function answerTo({ accept, ...request }: Asker, error: unknown): Promise<Response> {
  const failure = failureOf({ ...request, t: await wordsIn(request.language) }, error);
  if (wantsPage(accept)) return pageOf(failure, request.language);
  const reason = STATUS_CODES[failure.status] ?? failure.status;
  return withHeaders(`${reason}\n`, failure, "text/plain; charset=utf-8");
}

const languageOf = ({ url, headers }: Request): Language => {
  const { pathname, search } = new URL(url);
  return visitorLanguage(pathname + search, (name) => headers.get(name));
};

async function pageOf(failure: Failure, language: Language): Promise<Response> {
  const { html, styleSource } = await render(failure.view, language);
  return withHeaders(html, failure, HTML, styleSource);
}

async function render(error: ErrorPageView, language: Language) {
  const t = await wordsIn(language);
  const names = { name: siteProfile.name[language], shortName: siteProfile.shortName[language] };
  return renderStandalonePage({
    language,
    homeHref: href("home", language),
    exchange: names,
    banner: env.PORTAL_DEMO ? t("shell.demoBanner") : null,
    error,
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
