import type { ActionFunctionArgs } from "@remix-run/node";
import type { FormAnswer } from "~/components/send-form";
import { LANGUAGES } from "~/language";
import { href } from "~/pages";
import { securityHeaders } from "../http/security-headers";
import { portal } from "../portal";
import { standaloneError } from "../standalone-error";
import { mailingListForm } from "./mailing-list-form";
import { answerForm } from "./receive-form";

/** POST /eposta-listesi/{language}: the footer's sign-up where scripts run, which stay on their page. */
export async function answerSignUp({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const language = LANGUAGES.find((known) => known === params["language"]) ?? "tr";
  const page = new URL(href("mailing-list", language), request.url);
  const visit = await portal(new Request(page, { headers: request.headers }), context);
  try {
    const { form, status, headers } = await answerForm(mailingListForm, visit, request);
    for (const [name, value] of Object.entries(securityHeaders())) headers.set(name, value);
    return Response.json({ form } satisfies FormAnswer, { status, headers });
  } catch (error) {
    return standaloneError(request, context, error, language);
  }
}
