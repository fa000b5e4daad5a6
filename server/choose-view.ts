import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { languageOfPath } from "~/language";
import { href } from "~/pages";
import { setCookie } from "./host-cookie";
import { isFromOurPage } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import { VIEW_COOKIE } from "./lite-view";
import { PageError } from "./page-errors";
import { sameSitePath } from "./same-site-path";
import { standaloneError } from "./standalone-error";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CHOICES: readonly unknown[] = ["0", "1"];

/** POST /sade?donus=/path: remembers for a year which view a visitor wants, and opens the page again in it. */
export async function chooseView({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!isFromOurPage(request)) return standaloneError(request, context, new PageError("foreign"));
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  const choice = (await request.formData().catch(() => new FormData())).get(VIEW_COOKIE);
  if (CHOICES.includes(choice)) headers.append("Set-Cookie", choiceHeader(choice as string));
  return redirectDocument(wayBack(new URL(request.url).searchParams.get("donus") ?? "/"), {
    status: 303,
    headers,
  });
}

/** Scripts may read it: who chose the full view gets them, even from a browser that saves data. */
const choiceHeader = (choice: string): string =>
  setCookie(VIEW_COOKIE, choice, { maxAge: YEAR_SECONDS, forScripts: true });

function wayBack(written: string): string {
  const page = sameSitePath(written);
  return page ? page.path + page.search : href("home", languageOfPath(written));
}
