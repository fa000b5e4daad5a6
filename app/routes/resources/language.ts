import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { LANGUAGES, languageOfPath } from "~/i18n/language";
import { href, hrefOfMatch } from "~/pages";
import { setCookie, YEAR_SECONDS } from "~server/security/host-cookie";
import { securityHeaders } from "~server/security/security-headers";
import { safeRedirect } from "~server/security/addresses";

const LANGUAGE_IDS = { tr: "1", en: "2" } as const;

export function loader({ request, params }: LoaderFunctionArgs): Response {
  const language = LANGUAGES.find((each) => each === params["language"]);
  const back = new URL(request.url).searchParams.get("donus") ?? "/";
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  if (!language) return redirect(href("error", languageOfPath(back)), { headers });
  headers.append("Set-Cookie", setCookie("langid", LANGUAGE_IDS[language], { maxAge: YEAR_SECONDS }));
  const page = safeRedirect(back);
  const path = page ? hrefOfMatch(page.match, language) + page.search : href("home", language);
  return redirect(path, { status: 303, headers });
}
