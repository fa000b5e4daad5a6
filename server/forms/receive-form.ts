import { data, redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import type { FormView } from "~/components/form";
import type { FormAnswer } from "~/components/send-form";
import { sessionHeaders, type SessionChanges, type Visitor } from "../auth/session";
import { isAskedByScripts, usedSession } from "../auth/used-session";
import { isFromOurPage } from "../http/same-origin";
import { admittedToSend } from "../member-page";
import { errorAnswer, PageError } from "../page-errors";
import type { PagePortal } from "../page-loader";
import { portal, type Portal } from "../portal";
import { mayPass, type UpstreamError } from "../upstream/errors";
import type { FormSource } from "./form-definition";
import { FORM_FIELD, formView } from "./form-view";
import { keptForm } from "./kept-form";
import { receive, turnedAway } from "./receive";

/** The form of a page, or its forms by their ids. */
export type PageForms = FormSource | Readonly<Record<string, FormSource>>;

/**
 * The action of a page with a form. Nothing that was typed is lost: whatever is wrong, the form comes back
 * with it and says what. For a plain POST the page's loader, which runs next, shows the same.
 */
export function receiveForm(forms: PageForms) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const visit = await portal(request, context);
    try {
      const { form, goTo, visitor, ...answer } = await answerForm(forms, visit, request);
      // Loaded anew: what a session changes is all over the page.
      if (goTo !== undefined) return redirectDocument(goTo, { status: 303, headers: answer.headers });
      context.formView = form;
      // What the loaders of this request show is the visitor as the form left them.
      if (visitor) context.visitor = Promise.resolve(visitor);
      return data<FormAnswer>({ form }, answer);
    } catch (error) {
      if (error instanceof Response) throw error;
      if (error instanceof FormUnavailable)
        throw errorAnswer(visit, error.reason, keptForm(error.given, visit));
      throw errorAnswer(visit, error);
    }
  };
}

/** The upstream can't give what a form is made of, at the moment when it is sent. */
class FormUnavailable extends Error {
  constructor(
    readonly reason: UpstreamError,
    readonly given: FormData,
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
  /** Who visits from now on, if the form changed that. */
  visitor: Visitor | null;
}

/** What becomes of a form that a request sends. @throws PageError where it can't be one; Response for another page */
export async function answerForm(forms: PageForms, visit: Portal, request: Request): Promise<AnsweredForm> {
  const { match } = visit;
  if (!match) throw new PageError("notFound");
  if (request.method !== "POST") throw new PageError("method");
  if (!isFromOurPage(request)) throw new PageError("foreign");
  const given = await formIn(request);
  const source = sourceOf(forms, given);
  const asked = { ...visit, match };
  const admission = await admissionOf(asked);
  const page = admission.page;
  const form = await source(page).catch((error: unknown) => {
    throw mayPass(error) ? new FormUnavailable(error, given) : error;
  });
  const received =
    admission.barrier === null
      ? await receive(form, given, page)
      : await turnedAway(form, given, page, admission.barrier);
  const changed = received.session ? await withChanges(page, received.session) : null;
  // A page that is loaded for the answer keeps the session by itself.
  const used = !changed && isAskedByScripts(request.headers) ? await usedSession(page, request) : [];
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of [...(received.setCookies ?? []), ...(changed?.setCookies ?? used)])
    headers.append("Set-Cookie", cookie);
  if (received.retryAfterSeconds) headers.set("Retry-After", String(received.retryAfterSeconds));
  const { status, state, goTo } = received;
  const visitor = received.isSessionOver ? ({ kind: "anonymous" } as const) : (changed?.visitor ?? null);
  return { form: formView(form, state, page), status, headers, goTo, visitor };
}

/** The form that was sent: of several it says itself which one it is. */
function sourceOf(forms: PageForms, given: FormData): FormSource {
  if (typeof forms === "function") return forms;
  const id = given.get(FORM_FIELD);
  const source = typeof id === "string" && Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!source) throw new PageError("method");
  return source;
}

/** The page as its visitor may send forms of it, or what keeps them from it. */
async function admissionOf(page: PagePortal): Promise<{ page: PagePortal; barrier: unknown }> {
  try {
    return { page: await admittedToSend(page), barrier: null };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { page, barrier: error };
  }
}

/** The session of this very request, as a form changed it: never that of another user who sent the same before. */
async function withChanges({ visitor, cookies }: PagePortal, changes: SessionChanges) {
  if (visitor.kind !== "member") return null;
  const session = { ...visitor.session, ...changes, seenAt: Date.now() };
  if (session.user.id !== visitor.session.user.id) return null;
  return { setCookies: await sessionHeaders(session, cookies), visitor: { ...visitor, session } };
}

/** What was sent, if it is a form; anything else is as good as an empty one. */
async function formIn(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
