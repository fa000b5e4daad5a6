import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { Language } from "~/language";
import { findPage, href, hrefOfMatch } from "~/pages";
import { errorAnswer, PageError } from "./page-errors";
import { redirectToOwnAddress, withoutEndSlash } from "./page-loader";
import { portal } from "./portal";
import { wantsPage } from "./standalone-error";

/**
 * What becomes of an address that no page has: its proper spelling if it has one, else the error page for
 * somebody who reads, else 404 in place (design 9, "Unknown path").
 */
export async function unknownAddress({ request, context }: LoaderFunctionArgs): Promise<never> {
  const url = new URL(request.url);
  const proper = redirectToOwnAddress(url) ?? redirectToEnglish(url);
  if (proper) throw proper;
  const found = await portal(request, context);
  if (isReading(request, url)) throw toErrorPage(found.language);
  throw errorAnswer(found, new PageError("notFound"));
}

function toErrorPage(language: Language): Response {
  return redirect(href("error", language), { headers: { "Cache-Control": "private, no-store" } });
}

/** Nothing can be sent to an unknown address. */
export async function unknownAction({ request, context }: LoaderFunctionArgs): Promise<never> {
  throw errorAnswer(await portal(request, context), new PageError("notFound"));
}

/** /en with a Turkish path is a guess at the English page. */
function redirectToEnglish({ pathname, search }: URL): Response | null {
  if (!pathname.startsWith("/en/")) return null;
  const match = findPage(withoutEndSlash(pathname.slice(3)));
  return match?.language === "tr" ? redirect(hrefOfMatch(match, "en") + search, 308) : null;
}

/** Somebody opens a page, rather than a program fetching a file. */
function isReading(request: Request, url: URL): boolean {
  return request.method === "GET" && wantsPage(request.headers.get("Accept")) && !/\.\w+$/.test(url.pathname);
}
