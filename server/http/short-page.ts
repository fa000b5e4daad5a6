import { createHash } from "node:crypto";
import type { Language } from "~/language";
import { href } from "~/pages";
import { type Translate, wordsIn } from "~/text/words";
import { exchange } from "~server/exchange";
import { wantsPage } from "~server/standalone-error";
import { visitorLanguage } from "~server/visitor-language";
import { escapeHtml } from "~server/views/rich-text";
import type { Exchange, Outcome } from "./exchange";
import { sendPlain } from "./own-answers";
import { isDataAddress } from "./remix-patches/data-address";
import { securityHeaders } from "./security-headers";

/** Why somebody has to come again later, and when. */
export interface Delay {
  status: 429 | 503;
  seconds: number;
}

const STYLE =
  "body{margin:0 auto;padding:2rem 1.25rem;max-width:40rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d2a22;background:#fbfaf6}" +
  "h1{font-size:1.5rem;line-height:1.25}a{color:#1c5a3c}input,button{font:inherit;padding:.6rem .8rem;border:1px solid #5d6b62;border-radius:.4rem}" +
  "button{background:#1c5a3c;color:#fff}form{display:grid;gap:.5rem;margin-block:1.5rem}" +
  "@media(prefers-color-scheme:dark){body{color:#e8ebe6;background:#15201a}a{color:#9fd3b6}input{color:inherit;background:#1f2c25}}";
const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;
const POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Tells somebody to come again: a reader by a short page of ours, made without the app, in the language of the
 * address and with what they sought; a program by a line.
 */
export async function sendDelay(exchanged: Exchange, url: URL, delay: Delay): Promise<Outcome> {
  const { status, seconds } = delay;
  const retry = { "Retry-After": String(seconds) };
  if (!isReading(exchanged, url)) return sendPlain(exchanged, status, `Come again in ${seconds} s`, retry);
  const { url: target = "", headers: asked } = exchanged.req;
  const language = visitorLanguage(target, (name) => asked[name.toLowerCase()]?.toString());
  const html = Buffer.from(delayPage(await wordsIn(language), language, url, delay));
  const headers = {
    ...securityHeaders(),
    ...retry,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    "Content-Length": html.length,
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": POLICY,
    "X-Request-Id": exchanged.requestId,
  };
  exchanged.res.writeHead(status, headers).end(exchanged.req.method === "HEAD" ? undefined : html);
  return { status, source: "none", bytes: html.length };
}

function isReading({ req }: Exchange, { pathname }: URL): boolean {
  return wantsPage(req.headers.accept) && !isDataAddress(pathname);
}

function delayPage(t: Translate, language: Language, url: URL, { status, seconds }: Delay): string {
  const [title, text] =
    status === 429
      ? [t("delay.limitTitle"), t("delay.limitText", { seconds })]
      : [t("delay.busyTitle"), t("delay.busyText")];
  const address = escapeHtml(url.pathname + url.search);
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style></head><body><main><p>${escapeHtml(exchange.name[language])}</p><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${searchForm(t, url)}
<p><a href="${address}">${escapeHtml(t("error.retry"))}</a></p>
<p><a href="${href("home", language)}">${escapeHtml(t("error.goHome"))}</a></p></main></body></html>`;
}

/** What somebody sought, in a form that seeks it again. */
function searchForm(t: Translate, { pathname, searchParams }: URL): string {
  const words = searchParams.get("ara");
  if (words === null) return "";
  return `<form action="${escapeHtml(pathname)}" role="search"><label for="ara">${escapeHtml(t("search.label"))}</label>
<input type="search" id="ara" name="ara" value="${escapeHtml(words)}"><button>${escapeHtml(t("search.submit"))}</button></form>`;
}
