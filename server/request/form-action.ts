import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { GO_TO_HEADER } from "~/page-table/go-to-header";
import type { FormView } from "~/components/forms/form";
import { sessionHeaders, type SessionChanges, type Visitor } from "../session/session";
import { isScriptRequest } from "../session/live-sessions";
import { isSameOrigin } from "../security/same-origin";
import { requireAccessToSubmit } from "./member-access";
import { errorResponse } from "../pages/errors/error-pages";
import { PageError } from "../pages/errors/page-error";
import { FORMS } from "../pages/sources";
import type { PageContext } from "./page-loader";
import { requestContext, type RequestContext } from "./request-context";
import { isTransient, type UpstreamError } from "../upstream/errors";
import type { FormSource } from "../forms/definition";
import { FORM_FIELD, formView } from "../forms/view";
import { readSubmission, rejectSubmission, submit } from "../forms/submission";
import type { UnsentFormView } from "~/components/forms/unsent-form";
import type { WordKey } from "~/i18n/words";
export type PageForms = FormSource | Readonly<Record<string, FormSource>>;

/** No input is lost: the loader, which runs next, shows the form with it. */
export async function formAction({ request, context }: ActionFunctionArgs) {
  const visit = await requestContext(request, context);
  try {
    const { form, goTo, visitor, ...answer } = await answerForm(visit, request);
    if (goTo !== undefined) {
      const onward: Response = redirect(goTo, { status: 303, headers: answer.headers });
      throw onward;
    }
    context.formView = form;
    // The loaders of this request see the visitor after the form.
    if (visitor) context.visitor = Promise.resolve(visitor);
    return data(null, answer);
  } catch (error) {
    if (error instanceof Response) throw isScriptRequest(request.headers) ? toScripts(error) : error;
    if (error instanceof FormUnavailable)
      throw errorResponse(visit, error.reason, unsentForm(error.formData, visit));
    throw errorResponse(visit, error);
  }
}

/** Scripts would follow a redirect, and the page would be rendered twice. */
function toScripts(answer: Response): Response {
  const goTo = answer.headers.get("Location");
  if (goTo === null) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  headers.set(GO_TO_HEADER, goTo);
  return new Response(null, { status: 204, headers });
}

class FormUnavailable extends Error {
  constructor(
    readonly reason: UpstreamError,
    readonly formData: FormData,
  ) {
    super(reason.message, { cause: reason });
    this.name = "FormUnavailable";
  }
}

interface AnsweredForm {
  form: FormView;
  status: number;
  headers: Headers;
  goTo: string | undefined;
  visitor: Visitor | null;
}

/** @throws PageError where there is no form; Response for another page */
async function answerForm(visit: RequestContext, request: Request): Promise<AnsweredForm> {
  const { match } = visit;
  if (!match) throw new PageError("notFound");
  const forms = FORMS[match.page.id];
  if (!forms) throw new PageError("method");
  if (request.method !== "POST") throw new PageError("method");
  if (!isSameOrigin(request)) throw new PageError("foreign");
  const formData = await formIn(request);
  const source = sourceOf(forms, formData);
  const matched = { ...visit, match };
  const admission = await admissionOf(matched);
  const page = admission.page;
  const form = await (async () => source(page))().catch((error: unknown) => {
    throw isTransient(error) ? new FormUnavailable(error, formData) : error;
  });
  const submission = readSubmission(form, formData, page);
  const received = await (admission.barrier === null
    ? submit(submission)
    : rejectSubmission(submission, admission.barrier));
  const changed = received.session ? await withChanges(page, received.session) : null;
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of [...(received.setCookies ?? []), ...(changed?.setCookies ?? [])])
    headers.append("Set-Cookie", cookie);
  if (received.retryAfterSeconds) headers.set("Retry-After", String(received.retryAfterSeconds));
  const { status, state, goTo } = received;
  const visitor = received.isSessionOver ? ({ kind: "anonymous" } as const) : (changed?.visitor ?? null);
  return { form: formView(form, state, page), status, headers, goTo, visitor };
}

function sourceOf(forms: PageForms, formData: FormData): FormSource {
  if (typeof forms === "function") return forms;
  const id = formData.get(FORM_FIELD);
  const source = typeof id === "string" && Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!source) throw new PageError("method");
  return source;
}

async function admissionOf(page: PageContext): Promise<{ page: PageContext; barrier: unknown }> {
  try {
    return { page: await requireAccessToSubmit(page), barrier: null };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { page, barrier: error };
  }
}

/** Never another user's session that sent the same before. */
async function withChanges({ visitor, cookies }: PageContext, changes: SessionChanges) {
  if (visitor.kind !== "member") return null;
  const session = { ...visitor.session, ...changes, seenAt: Date.now() };
  if (session.user.id !== visitor.session.user.id) return null;
  return { setCookies: await sessionHeaders(session, cookies), visitor: { ...visitor, session } };
}

async function formIn(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

const MOST_FIELDS = 60;
const PASSWORD = /sifre/i;

const LABELS: Readonly<Record<string, WordKey>> = {
  ad_soyad: "form.name",
  eposta: "form.email",
  konu: "form.subject",
  mesaj: "form.message",
  unvan: "account.company",
  uye_kodu: "account.memberCode",
};

function unsentForm(
  formData: FormData,
  { t, url }: Pick<RequestContext, "t" | "url">,
): UnsentFormView | null {
  const typed = [...formData]
    .flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [{ name, value }] : []))
    .filter(({ name }) => !PASSWORD.test(name))
    .slice(0, MOST_FIELDS);
  const fields = typed.flatMap((field) => {
    const label = labelOf(field);
    return label === null ? [] : [{ ...field, label: t(label) }];
  });
  if (fields.length === 0 && typed.length === 0) return null;
  return {
    heading: t("keptForm.heading"),
    text: t("keptForm.text"),
    action: url.pathname + url.search,
    fields,
    hidden: typed.filter((field) => labelOf(field) === null),
    submit: t("keptForm.submit"),
  };
}

function labelOf({ name, value }: { name: string; value: string }): WordKey | null {
  return LABELS[name] ?? (/\s/.test(value.trim()) ? "keptForm.answer" : null);
}
