import { createHash } from "node:crypto";
import { data, type ActionFunctionArgs } from "@remix-run/node";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormView } from "~/components/form";
import { printable } from "~/text/printable";
import type { WordKey } from "~/text/words";
import { isFromOurPage } from "../http/same-origin";
import { LimitReached } from "../limits";
import { errorAnswer, PageError } from "../page-errors";
import type { PagePortal } from "../page-loader";
import { portal } from "../portal";
import { RejectedError, TimeoutError, UPSTREAM_ERRORS, UpstreamError } from "../upstream/errors";
import type { FormDefinition, FormSource } from "./form-definition";
import { EMPTY_FORM, formView, type FormState } from "./form-view";
import { takeFormTurn } from "./limits";
import { once } from "./once";
import { senderOf, TICKET_FIELD, type Sender } from "./ticket";

/** What an action answers: the form again, or its thanks. */
export interface FormAnswer {
  form: FormView;
}

interface Received {
  status: number;
  state: FormState;
  retryAfterSeconds?: number | null;
  setCookie?: string | undefined;
}

/**
 * The action of a page with a form. Nothing that was typed is lost: whatever is wrong, the form comes back
 * with it and says what. For a plain POST the page's loader, which runs next, shows the same.
 */
export function receiveForm(source: FormSource) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const visit = await portal(request, context);
    try {
      const { match } = visit;
      if (!match) throw new PageError("notFound");
      if (!isFromOurPage(request)) throw new PageError("foreign");
      const page = { ...visit, match };
      const form = await source(page);
      const given = await formIn(request);
      const { status, state, retryAfterSeconds, setCookie } = await receive(
        form,
        given,
        page,
        context.clientAddress,
      );
      const view = formView(form, state, page);
      context.formView = view;
      const headers = new Headers({ "Cache-Control": "private, no-store" });
      if (setCookie) headers.append("Set-Cookie", setCookie);
      if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
      return data<FormAnswer>({ form: view }, { status, headers });
    } catch (error) {
      throw errorAnswer(visit, error);
    }
  };
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
  const sender = senderOf(given, !form.withoutTicket);
  const again = (status: number, text: string | null, errors: FormState["errors"] = {}): Received => ({
    status,
    state: {
      ...EMPTY_FORM,
      typed,
      errors,
      ticket: sender.kind === "stranger" ? null : ticketOf(given),
      problem: { heading: page.t(status >= 500 ? "form.problem" : "form.check"), text },
    },
  });

  if (sender.kind !== "person") return again(422, page.t(DOUBTS[sender.kind]));
  const parsed = parseWithZod(typedData(typed), { schema: form.schema });
  if (parsed.status !== "success") return again(422, null, firstOf(parsed.error));
  try {
    const key = sendingKey(form.id, sender.ticketId ?? address, typed);
    const { thanks, setCookie } = await once(key, async () => {
      await takeFormTurn(form.id, address);
      return form.send(parsed.value, page);
    });
    return { status: 200, state: { ...EMPTY_FORM, sent: thanks }, setCookie };
  } catch (error) {
    if (error instanceof LimitReached) {
      const minutes = Math.ceil(error.seconds / 60);
      return { ...again(429, page.t("form.limit", { minutes })), retryAfterSeconds: error.seconds };
    }
    if (!(error instanceof UpstreamError)) throw error;
    const { status, retryAfterSeconds } = UPSTREAM_ERRORS[error.kind];
    return { ...again(status, failureText(error, page)), retryAfterSeconds };
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
function failureText(error: UpstreamError, { t }: PagePortal): string {
  if (error instanceof RejectedError) return error.shownMessage ?? t("form.rejected");
  return t(error instanceof TimeoutError ? "form.unsure" : "form.failed");
}

/** What was typed into the fields that the form has, made printable; a single line holds no other. */
function typedInto({ fields }: FormDefinition<unknown>, given: FormData): FormState["typed"] {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const texts = given.getAll(name).filter((value) => typeof value === "string");
      const clean = (text: string) =>
        kind === "text" ? text.replace(/\r\n?/g, "\n").trim() : text.replace(/\s+/g, " ").trim();
      return [name, texts.map((text) => clean(printable(text)))];
    }),
  );
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
