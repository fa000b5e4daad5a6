import { redirect } from "@remix-run/node";
import { LANGUAGES, languageOfPath } from "~/language";
import { findPage, href, hrefOfMatch } from "~/pages";
import { portalOrigin } from "./env";
import { securityHeaders } from "./http/security-headers";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const LANGUAGE_IDS = { tr: "1", en: "2" } as const;

/** Remembers a language choice for a year and leads to the same page in that language (design 9). */
export function switchLanguage(request: Request, asked: string): Response {
  const language = LANGUAGES.find((known) => known === asked);
  const back = new URL(request.url).searchParams.get("donus") ?? "/";
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  if (!language) return redirect(href("error", languageOfPath(back)), { headers });
  const secure = portalOrigin.startsWith("https:") ? "; Secure" : "";
  headers.append(
    "Set-Cookie",
    `langid=${LANGUAGE_IDS[language]}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return redirect(sameSitePath(back, language), { status: 303, headers });
}

/** The page of a path in a language; home when the path is none of ours. */
function sameSitePath(back: string, language: (typeof LANGUAGES)[number]): string {
  const url = URL.canParse(back, portalOrigin) ? new URL(back, portalOrigin) : null;
  const match = url?.origin === new URL(portalOrigin).origin ? findPage(url.pathname) : null;
  return match && url ? hrefOfMatch(match, language) + url.search : href("home", language);
}
