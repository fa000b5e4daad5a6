import { redirect } from "@remix-run/node";
import { findPage, href, hrefOfMatch } from "~/pages";
import type { RequestContext } from "./request-context";
import { wantsPage } from "./standalone-error";

/** Nearly right addresses lead to the page, others to the error page in browsers; null for a 404 in place. */
export function redirectFrom({ url, language }: RequestContext, request: Request): Response | null {
  const proper = redirectToOwnAddress(url) ?? redirectToEnglish(url);
  if (proper) return proper;
  if (!isReading(request, url)) return null;
  return redirect(href("error", language), { headers: { "Cache-Control": "private, no-store" } });
}

/** Canonical form: no trailing slash, lower case. */
function redirectToOwnAddress({ pathname, search }: URL): Response | null {
  const plain = withoutEndSlash(pathname).toLowerCase() || "/";
  return plain !== pathname && findPage(plain) ? redirect(plain + search, 308) : null;
}

/** Redirects /en with a Turkish path to the English page. */
function redirectToEnglish({ pathname, search }: URL): Response | null {
  if (!pathname.startsWith("/en/")) return null;
  const match = findPage(withoutEndSlash(pathname.slice(3)));
  return match?.language === "tr" ? redirect(hrefOfMatch(match, "en") + search, 308) : null;
}

const withoutEndSlash = (pathname: string): string =>
  pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;

const isFile = ({ pathname }: URL) => /\.\w+$/.test(pathname);

function isReading(request: Request, url: URL): boolean {
  return request.method === "GET" && wantsPage(request.headers.get("Accept")) && !isFile(url);
}
