import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { serialize } from "cookie";
import { languageOfPath } from "~/language";
import { href } from "~/pages";
import { portalOrigin } from "./env";
import { isFromOurPage } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import { VIEW_COOKIE } from "./lite-view";
import { errorAnswer, PageError } from "./page-errors";
import { portal } from "./portal";
import { sameSitePath } from "./same-site-path";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CHOICES: readonly unknown[] = ["0", "1"];

/** POST /sade?donus=/path: remembers for a year which view a visitor wants, and opens the page again in it. */
export async function chooseView({ request, context }: ActionFunctionArgs): Promise<Response> {
  const visit = await portal(request, context);
  if (!isFromOurPage(request)) return errorAnswer(visit, new PageError("foreign"));
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  const choice = (await request.formData().catch(() => new FormData())).get(VIEW_COOKIE);
  if (CHOICES.includes(choice)) headers.append("Set-Cookie", choiceHeader(choice as string));
  return redirectDocument(wayBack(visit.url.searchParams.get("donus") ?? "/"), { status: 303, headers });
}

/** Scripts may read it: who chose the full view gets them, even from a browser that saves data. */
function choiceHeader(choice: string): string {
  const secure = portalOrigin.startsWith("https:");
  return serialize(VIEW_COOKIE, choice, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax", secure });
}

function wayBack(written: string): string {
  const page = sameSitePath(written);
  return page ? page.path + page.search : href("home", languageOfPath(written));
}
