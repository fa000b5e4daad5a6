import type { ActionFunctionArgs } from "@remix-run/node";
import { LANGUAGES } from "~/i18n/language";
import { PageError } from "~server/pages/errors/page-error";
import { savedChoice } from "~server/pages/prices/desk/my-products";
import { standaloneError } from "~server/request/standalone-error";
import { isSameOrigin } from "~server/security/same-origin";
import { readId } from "~server/upstream/record";

export { postOnly as loader } from "~server/http/post-only";

export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  if (!isSameOrigin(request)) return standaloneError(request, context, new PageError("foreign"));
  const language = LANGUAGES.find((each) => each === params["language"]) ?? "tr";
  const form = await request.formData().catch(() => new FormData());
  return savedChoice(
    language,
    form.getAll("urun").flatMap((raw) => readId(raw) ?? []),
  );
}
