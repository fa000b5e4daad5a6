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
import { failureOf, type Failure } from "./page-errors";
import { visitorLanguage } from "./visitor-language";

/** Whether somebody reads the answer, rather than a program. */
export const wantsPage = (accept: string | null | undefined): boolean =>
  accept?.includes("text/html") ?? false;

/** Who is answered, and what they asked for. */
export interface Asker {
  url: URL;
  language: Language;
  requestId: string | null;
  accept: string | null | undefined;
}

/**
 * The answer of an address without a page of its own to what went wrong: whoever reads gets a page with a way on,
 * a program one line.
 */
export function standaloneError(
  request: Request,
  { requestId }: Pick<AppLoadContext, "requestId">,
  error: unknown,
  language = languageOf(request),
): Promise<Response> {
  const accept = request.headers.get("Accept");
  return answerTo({ url: new URL(request.url), language, requestId: requestId ?? null, accept }, error);
}

/** The same where there is no request of the app's yet. */
export async function answerTo({ accept, ...asked }: Asker, error: unknown): Promise<Response> {
  const failure = failureOf({ ...asked, t: await wordsIn(asked.language) }, error);
  if (wantsPage(accept)) return pageOf(failure, asked.language);
  return withHeaders(`${STATUS_CODES[failure.status]}\n`, failure, "text/plain; charset=utf-8");
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
  const names = { name: exchange.name[language], shortName: exchange.shortName[language] };
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
