import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { languageOfPath } from "~/i18n/language";
import { href } from "~/pages";
import { setCookie, YEAR_SECONDS } from "~server/security/host-cookie";
import { isSameOrigin } from "~server/security/same-origin";
import { securityHeaders } from "~server/security/security-headers";
import { VIEW_COOKIE } from "~server/session/lite-view";
import { PageError } from "~server/pages/errors/page-error";
import { safeRedirect } from "~server/security/addresses";
import { standaloneError } from "~server/request/standalone-error";

export { postOnly as loader } from "~server/http/post-only";

const CHOICES: readonly unknown[] = ["0", "1"];

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!isSameOrigin(request)) return standaloneError(request, context, new PageError("foreign"));
  const headers = new Headers({ ...securityHeaders(), "Cache-Control": "private, no-store" });
  const choice = (await request.formData().catch(() => new FormData())).get(VIEW_COOKIE);
  if (CHOICES.includes(choice)) headers.append("Set-Cookie", choiceHeader(choice as string));
  return redirectDocument(wayBack(new URL(request.url).searchParams.get("donus") ?? "/"), {
    status: 303,
    headers,
  });
}

/** Readable by scripts: a chosen full view overrides the browser's data saver. */
const choiceHeader = (choice: string): string =>
  setCookie(VIEW_COOKIE, choice, { maxAge: YEAR_SECONDS, forScripts: true });

function wayBack(raw: string): string {
  const page = safeRedirect(raw);
  return page ? page.path + page.search : href("home", languageOfPath(raw));
}
