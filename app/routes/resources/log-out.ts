import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { LANGUAGES, type Language } from "~/i18n/language";
import { href } from "~/pages";
import { isSameOrigin } from "~server/security/same-origin";
import { securityHeaders } from "~server/security/security-headers";
import { PageError } from "~server/pages/errors/page-error";
import { requestContext } from "~server/request/request-context";
import { standaloneError } from "~server/request/standalone-error";
import { clearPendingLogin } from "~server/session/login-cookies";
import { CLEAR_CACHE, endVisit } from "~server/upstream/auth/member-login";

export { postOnly as loader } from "~server/http/post-only";

const LANGUAGE_FIELD = "dil";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!isSameOrigin(request)) return standaloneError(request, context, new PageError("foreign"));
  const visit = await requestContext(request, context);
  const language = await languageIn(request);
  const headers = new Headers({
    ...securityHeaders(),
    "Cache-Control": "private, no-store",
    ...CLEAR_CACHE,
  });
  const cleared = [...(await endVisit(visit, "log-out")), ...clearPendingLogin(visit.cookies)];
  for (const header of cleared) headers.append("Set-Cookie", header);
  return redirectDocument(href("home", language), { status: 303, headers });
}

async function languageIn(request: Request): Promise<Language> {
  const form = await request.formData().catch(() => new FormData());
  return LANGUAGES.find((each) => each === form.get(LANGUAGE_FIELD)) ?? "tr";
}
