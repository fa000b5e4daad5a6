import { createHash } from "node:crypto";
import { data, redirectDocument, type ActionFunctionArgs, type AppLoadContext } from "@remix-run/node";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormView } from "~/components/form";
import type { FormAnswer } from "~/components/send-form";
import { printable } from "~/text/printable";
import type { WordKey } from "~/text/words";
import { isFromOurPage } from "../http/same-origin";
import { LimitReached } from "../limits";
import { errorAnswer, PageError } from "../page-errors";
import type { PagePortal } from "../page-loader";
import { portal, type Portal } from "../portal";
import { RejectedError, TimeoutError, UPSTREAM_ERRORS, UpstreamError } from "../upstream/errors";
import type { FieldSpec, FormDefinition, FormSource } from "./form-definition";
import { EMPTY_FORM, formView, type FormState } from "./form-view";
import { takeFormTurn } from "./limits";
import { once } from "./once";
import { senderOf, TICKET_FIELD, type Sender } from "./ticket";

interface Received {
  status: number;
  state: FormState;
  retryAfterSeconds?: number | null;
  setCookies?: string[] | undefined;
  /** The page that follows, if the form is done with. */
  goTo?: string;
}

/** What is wrong with a sending. */
interface Trouble {
  text: string;
  /** The upstream's own words. */
  message: string;
  errors: FormState["errors"];
}

/**
 * The action of a page with a form. Nothing that was typed is lost: whatever is wrong, the form comes back
 * with it and says what. For a plain POST the page's loader, which runs next, shows the same.
 */
export function receiveForm(source: FormSource) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const visit = await portal(request, context);
    try {
      const { form, goTo, ...answer } = await answerForm(source, visit, request, context);
      // Loaded anew: what a session changes is all over the page.
      if (goTo !== undefined) return redirectDocument(goTo, { status: 303, headers: answer.headers });
      context.formView = form;
      return data<FormAnswer>({ form }, answer);
    } catch (error) {
      throw errorAnswer(visit, error);
    }
  };
}

interface AnsweredForm {
  form: FormView;
  status: number;
  headers: Headers;
  goTo: string | undefined;
}

/** What becomes of a form that a request sends. @throws PageError where it can't be one */
export async function answerForm(
  source: FormSource,
  visit: Portal,
  request: Request,
  { clientAddress }: AppLoadContext,
): Promise<AnsweredForm> {
  const { match } = visit;
  if (!match) throw new PageError("notFound");
  if (request.method !== "POST") throw new PageError("method");
  if (!isFromOurPage(request)) throw new PageError("foreign");
  const page = { ...visit, match };
  const form = await source(page);
  const received = await receive(form, await formIn(request), page, clientAddress);
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of received.setCookies ?? []) headers.append("Set-Cookie", cookie);
  if (received.retryAfterSeconds) headers.set("Retry-After", String(received.retryAfterSeconds));
  const { status, state, goTo } = received;
  return { form: formView(form, state, page), status, headers, goTo };
}

/** What was sent, if it is a form; anything else is as good as an empty one. */
async function formIn(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

async function receive(
  form: FormDefinition<unknown>,
  given: FormData,
  page: PagePortal,
  address = "unknown",
): Promise<Received> {
  const typed = typedInto(form, given);
  const sender = senderOf(given, form);
  const again = (status: number, trouble: Partial<Trouble> = {}): Received => ({
    status,
    state: {
      ...EMPTY_FORM,
      typed,
      errors: trouble.errors ?? {},
      ticket: sender.kind === "stranger" ? null : ticketOf(given),
      problem: {
        heading: page.t(status >= 500 ? "form.problem" : "form.check"),
        text: trouble.text ?? null,
        message: trouble.message ?? null,
      },
    },
  });

  if (sender.kind !== "person") return again(422, { text: page.t(DOUBTS[sender.kind]) });
  const parsed = parseWithZod(typedData(typed), { schema: form.schema });
  if (parsed.status !== "success") return again(422, { errors: firstOf(parsed.error) });
  try {
    const key = sendingKey(form.id, sender.ticketId ?? address, typed);
    const act = async () => {
      await (form.takeTurn?.(parsed.value, address) ?? takeFormTurn(form.id, address));
      return form.send(parsed.value, page, address);
    };
    const sending = await once(key, act, form.repeatMs);
    const { setCookies } = sending;
    if ("goTo" in sending) return { status: 303, state: EMPTY_FORM, setCookies, goTo: sending.goTo };
    return { status: 200, state: { ...EMPTY_FORM, sent: sending.thanks }, setCookies };
  } catch (error) {
    if (error instanceof LimitReached) {
      const minutes = Math.ceil(error.seconds / 60);
      const text = form.tooOften?.(minutes) ?? page.t("form.limit", { minutes });
      return { ...again(429, { text }), retryAfterSeconds: error.seconds };
    }
    if (!(error instanceof UpstreamError)) throw error;
    const { status, retryAfterSeconds } = UPSTREAM_ERRORS[error.kind];
    const own = form.explain?.(error) ?? null;
    return { ...again(status, own === null ? failure(error, page) : { text: own }), retryAfterSeconds };
  }
}

function ticketOf(given: FormData): string | null {
  const ticket = given.get(TICKET_FIELD);
  return typeof ticket === "string" ? ticket : null;
}

/**
 * A repeat is known by what was sent, and by its ticket or, without one, where it came from. Whoever goes back
 * and sends something else is no repeat.
 */
function sendingKey(id: string, from: string, typed: FormState["typed"]): string {
  return createHash("sha256")
    .update(JSON.stringify([id, from, typed]))
    .digest("base64url");
}

const DOUBTS: Record<Exclude<Sender["kind"], "person">, WordKey> = {
  stranger: "form.stranger",
  hasty: "form.hasty",
  trapped: "form.trapped",
};

/** The upstream's own words where it turns a sending down; what may have arrived is said so. */
function failure(error: UpstreamError, { t }: PagePortal): Partial<Trouble> {
  if (error instanceof RejectedError) {
    const message = error.shownMessage;
    return message === null ? { text: t("form.rejected") } : { message };
  }
  return { text: t(error instanceof TimeoutError ? "form.unsure" : "form.failed") };
}

/** What was typed into the fields that the form has, made printable; a single line holds no other. */
function typedInto({ fields }: FormDefinition<unknown>, given: FormData): FormState["typed"] {
  return Object.fromEntries(
    fields.map((field) => {
      const texts = given.getAll(field.name).filter((value) => typeof value === "string");
      return [field.name, texts.map((text) => cleaned(field, text))];
    }),
  );
}

function cleaned(field: FieldSpec, text: string): string {
  // Of a password every sign counts.
  if (field.kind === "line" && field.type === "password") return text;
  const shown = printable(text);
  return field.kind === "text" ? shown.replace(/\r\n?/g, "\n").trim() : shown.replace(/\s+/g, " ").trim();
}

function typedData(typed: FormState["typed"]): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(typed)) for (const value of values) form.append(name, value);
  return form;
}

/** What is said at each field; of the choices of one ("soru_102[0]") it is said at the field. */
function firstOf(errors: Record<string, string[] | null> | null): FormState["errors"] {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([path, messages]) =>
      messages?.[0] ? [[path.replace(/\[\d+\]$/, ""), messages[0]]] : [],
    ),
  );
}
