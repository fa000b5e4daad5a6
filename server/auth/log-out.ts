import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { LANGUAGES, type Language } from "~/language";
import { href } from "~/pages";
import { audit } from "../audit";
import { isFromOurPage } from "../http/same-origin";
import { securityHeaders } from "../http/security-headers";
import { PageError } from "../page-errors";
import { portal, type Portal } from "../portal";
import { standaloneError } from "../standalone-error";
import { forgetSession } from "./live-sessions";
import { forgetWaiting } from "./log-in-step";
import { tellLogOut } from "./member-log-in";
import { endSession } from "./session";

/** The field of the log-out's form that names the language of the page it stands in. */
const LANGUAGE_FIELD = "dil";

/** What the browser kept of the member's pages goes with the session: Back shows none of it. */
export const FORGET_PAGES = { "Clear-Site-Data": '"cache"' };

/** POST /cikis: the session ends here and at the upstream, and its cookie is refused from now on (spec 4). */
export async function logOutVisitor({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!isFromOurPage(request)) return standaloneError(request, context, new PageError("foreign"));
  const visit = await portal(request, context);
  const language = await languageIn(request);
  const headers = new Headers({
    ...securityHeaders(),
    "Cache-Control": "private, no-store",
    ...FORGET_PAGES,
  });
  const cleared = [...(await leave(visit, "log-out")), ...forgetWaiting(visit.cookies)];
  for (const header of cleared) headers.append("Set-Cookie", header);
  return redirectDocument(href("home", language), { status: 303, headers });
}

type Leaving = "log-out" | "session-expired" | "session-refused" | "session-replaced";

/** Ends a visitor's session here and at the upstream; the headers that clear its cookies. */
export async function leave(
  { cookies, language, clientAddress: address }: Portal,
  event: Leaving,
): Promise<string[]> {
  const { id, user, tokens, setCookies } = await endSession(cookies);
  if (id === null) return setCookies;
  audit(event, { account: user?.userName ?? null, address, session: id });
  if (user) await forgetSession({ id, user });
  // Nobody waits for it. A token that the upstream refused is over there already.
  if (event !== "session-refused") void tellLogOut(tokens, language);
  return setCookies;
}

async function languageIn(request: Request): Promise<Language> {
  const form = await request.formData().catch(() => new FormData());
  return LANGUAGES.find((known) => known === form.get(LANGUAGE_FIELD)) ?? "tr";
}
