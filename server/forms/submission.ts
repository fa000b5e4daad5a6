import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { printable } from "~/i18n/letters";
import type { WordKey } from "~/i18n/words";
import type { SessionChanges } from "../session/session";
import type { PageContext } from "../request/page-loader";
import { countRefused } from "../security/refused-requests";
import { isTransient } from "../upstream/errors";
import type { FormDefinition, FormSubmission } from "./definition";
import { EMPTY_FORM, type FormState } from "./view";
import { problemOf, sessionIn, type SubmissionProblem } from "./submission-problem";
import { valuesOf, type Field } from "./field";
import { idempotent } from "./idempotency";
import {
  isOwnerToken,
  isOwner,
  OWNER_FIELD,
  countDoubt,
  classifySender,
  FORM_TOKEN_FIELD,
  type Sender,
} from "./form-token";
import { rateLimit } from "../security/rate-limits";
import { reserve, type Reservation } from "./limit-reservation";

const TEN_MINUTES = 10 * 60;

const ofAForm = rateLimit({ name: "form", most: 5, seconds: TEN_MINUTES });
const ofAll = rateLimit({ name: "forms", most: 15, seconds: TEN_MINUTES });
/** Counted until the form proves valid. */
const ofMistakes = rateLimit({ name: "form-mistakes", most: 100, seconds: TEN_MINUTES });

const reserveForm = (form: string, address: string): Promise<Reservation> =>
  reserve([ofAll, address], [ofAForm, `${form}:${address}`]);

export interface Submission {
  form: FormDefinition<unknown>;
  page: PageContext;
  typed: FormState["typed"];
  sender: Sender;
  formToken: string | null;
  owner: string | null;
}

export interface SubmissionResult {
  status: number;
  state: FormState;
  retryAfterSeconds?: number | null;
  setCookies?: string[] | undefined;
  goTo?: string;
  session?: SessionChanges | undefined;
  isSessionOver?: true;
}

const WRONG = 422;

export function readSubmission(
  form: FormDefinition<unknown>,
  formData: FormData,
  page: PageContext,
): Submission {
  const textOf = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" ? value : null;
  };
  const owner = textOf(OWNER_FIELD);
  return {
    form,
    page,
    typed: Object.fromEntries(form.fields.map((field) => [field.name, typedIn(field, formData)])),
    sender: classifySender(formData, form),
    formToken: textOf(FORM_TOKEN_FIELD),
    owner: owner !== null && isOwnerToken(owner) ? owner : null,
  };
}

/** Bounded: conform's cost grows with the square of repeated names. */
function typedIn(field: Field, formData: FormData): string[] {
  const most = field.kind === "many" ? field.choices.length : 1;
  const texts = formData.getAll(field.name).filter((value) => typeof value === "string");
  return texts.slice(0, most).map((text) => cleaned(field, text));
}

function cleaned(field: Field, text: string): string {
  if (field.kind === "line" && field.type === "password") return text;
  const clean = printable(text);
  return field.kind === "text" ? clean.replace(/\r\n?/g, "\n").trim() : clean.replace(/\s+/g, " ").trim();
}

export async function submit(submission: Submission): Promise<SubmissionResult> {
  const { clientAddress } = submission.page;
  try {
    await ofMistakes(clientAddress);
    const read = valueIn(submission);
    if ("mistake" in read) return formAgain(submission, read.mistake);
    await ofMistakes.giveBack(clientAddress);
    const sending = await sendOnce(submission, read.value);
    const { setCookies, session } = sending;
    if ("goTo" in sending) return { status: 303, state: EMPTY_FORM, setCookies, goTo: sending.goTo };
    return { status: 200, state: { ...EMPTY_FORM, receipt: sending.thanks }, setCookies, session };
  } catch (error) {
    return formAgain(submission, await problemOf(submission, error));
  }
}

function valueIn(
  submission: Submission,
): { value: Record<string, unknown> } | { mistake: Partial<SubmissionProblem> } {
  const { form, page, sender, typed } = submission;
  countDoubt(sender);
  if (sender.kind !== "person") return { mistake: { text: page.t(DOUBTS[sender.kind]) } };
  if (isOfAnother(submission)) return { mistake: ofAnother(page) };
  const formData = new FormData();
  for (const [name, values] of Object.entries(typed))
    for (const value of values) formData.append(name, value);
  const parsed = parseWithZod(formData, { schema: form.schema });
  if (parsed.status !== "success") return { mistake: { errors: firstErrors(parsed.error) } };
  return { value: valuesOf(form.fields, parsed.value) };
}

/** Errors at a choice, "soru_102[0]", are said at its field. */
function firstErrors(errors: Record<string, string[] | null> | null): FormState["errors"] {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([path, messages]) =>
      messages?.[0] ? [[path.replace(/\[\d+\]$/, ""), messages[0]]] : [],
    ),
  );
}

/**
 * Once, however often it arrives: a repeat has the same values, session and token (or address).
 * @throws LimitReached, WrongFields, UpstreamError
 */
function sendOnce(submission: Submission, value: unknown): Promise<FormSubmission> {
  const { form, page, sender, typed } = submission;
  const token = sender.kind === "person" ? sender.tokenId : null;
  const sending = JSON.stringify([form.id, token ?? page.clientAddress, sessionIn(page), typed]);
  const key = createHash("sha256").update(sending).digest("base64url");
  return idempotent(key, () => sendWithinLimits(submission, value), form.repeatMs);
}

async function sendWithinLimits({ form, page }: Submission, value: unknown): Promise<FormSubmission> {
  const { clientAddress } = page;
  const reservation = await (form.reserve?.(value, clientAddress) ?? reserveForm(form.id, clientAddress));
  try {
    return await form.send(value, page);
  } catch (error) {
    if (isTransient(error)) await reservation.giveBack();
    throw error;
  }
}

/** Shows the form with its values, in place of a page that the sender may not see. */
export async function rejectSubmission(submission: Submission, barrier: unknown): Promise<SubmissionResult> {
  const result = formAgain(submission, await problemOf(submission, barrier));
  return { ...result, state: { ...result.state, alone: true } };
}

function formAgain(
  { page, typed, sender, formToken, owner }: Submission,
  {
    status = WRONG,
    heading = null,
    errors = {},
    text = null,
    message = null,
    link = null,
    ...rest
  }: Partial<SubmissionProblem>,
): SubmissionResult {
  const { t, match } = page;
  return {
    ...rest,
    status,
    state: {
      ...EMPTY_FORM,
      typed,
      errors,
      formToken: sender.kind === "stranger" ? null : formToken,
      owner,
      problem: { heading: heading ?? t(status >= 500 ? "form.problem" : "form.check"), text, message, link },
      alone: rest.isSessionOver === true && "audience" in match.page,
    },
  };
}

function isOfAnother({ form, page: { visitor }, owner }: Submission): boolean {
  if (form.owner === undefined) return false;
  return visitor.kind !== "member" || !isOwner(owner, visitor.session.user.id);
}

function ofAnother({ t, url }: PageContext): Partial<SubmissionProblem> {
  countRefused("owner");
  return { text: t("profile.otherUser"), link: { href: url.pathname, label: t("profile.reopen") } };
}

const DOUBTS: Record<Exclude<Sender["kind"], "person">, WordKey> = {
  stranger: "form.stranger",
  hasty: "form.hasty",
  trapped: "form.trapped",
};
