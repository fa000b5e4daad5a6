import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { Language } from "~/i18n/language";
import { findPage, href, hrefOfMatch } from "~/pages";
import { errorResponse } from "../pages/errors/error-pages";
import { PageError } from "../pages/errors/page-error";
import { redirectToOwnAddress, withoutEndSlash } from "./page-loader";
import { requestContext } from "./request-context";
import { wantsPage } from "./standalone-error";

export async function unknownAddress({ request, context }: LoaderFunctionArgs): Promise<never> {
  const url = new URL(request.url);
  const proper = redirectToOwnAddress(url) ?? redirectToEnglish(url);
  if (proper) throw proper;
  const visit = await requestContext(request, context);
  if (isReading(request, url)) throw toErrorPage(visit.language);
  throw errorResponse(visit, new PageError("notFound"));
}

const isFile = ({ pathname }: URL) => /\.\w+$/.test(pathname);

function toErrorPage(language: Language): Response {
  return redirect(href("error", language), { headers: { "Cache-Control": "private, no-store" } });
}

export async function unknownAction({ request, context }: LoaderFunctionArgs): Promise<never> {
  throw errorResponse(await requestContext(request, context), new PageError("notFound"));
}

/** Redirects /en with a Turkish path to the English page. */
function redirectToEnglish({ pathname, search }: URL): Response | null {
  if (!pathname.startsWith("/en/")) return null;
  const match = findPage(withoutEndSlash(pathname.slice(3)));
  return match?.language === "tr" ? redirect(hrefOfMatch(match, "en") + search, 308) : null;
}

function isReading(request: Request, url: URL): boolean {
  return request.method === "GET" && wantsPage(request.headers.get("Accept")) && !isFile(url);
}
