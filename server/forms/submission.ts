import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import type { WordKey } from "~/i18n/words";
import type { SessionChanges } from "../session/session";
import type { PageContext } from "../request/page-loader";
import { countRefused } from "../security/refused-requests";
import { isTransient } from "../upstream/errors";
import type { FormDefinition, FormSubmission } from "./definition";
import { EMPTY_FORM, type FormState } from "./view";
import { problemOf, sessionIn, type SubmissionProblem } from "./submission-problem";
import { valuesOf } from "./field";
import { idempotent } from "./idempotency";
import { isOwnerToken, isOwner, OWNER_FIELD } from "./owner-token";
import { countDoubt, classifySender, FORM_TOKEN_FIELD, type Sender } from "./form-token";
import { firstErrors, formValues, withFormValues } from "./form-values";
import { rateLimit } from "../security/rate-limits";
import { reserve, type Reservation } from "./limit-reservation";

const TEN_MINUTES = 10 * 60;

const ofAForm = rateLimit({ name: "form", most: 5, seconds: TEN_MINUTES });
const ofAll = rateLimit({ name: "forms", most: 15, seconds: TEN_MINUTES });

/** @throws LimitReached */
const reserveForm = (form: string, address: string): Promise<Reservation> =>
  reserve([ofAll, address], [ofAForm, `${form}:${address}`]);

const ofMistakes = rateLimit({ name: "form-mistakes", most: 100, seconds: TEN_MINUTES });

/** Counted until the form proves valid. @throws LimitReached */
const countMistake = (address: string): Promise<void> => ofMistakes(address);
const uncountMistake = (address: string): Promise<void> => ofMistakes.giveBack(address);

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

export async function submit(
  form: FormDefinition<unknown>,
  formData: FormData,
  page: PageContext,
): Promise<SubmissionResult> {
  const { clientAddress } = page;
  const again = (problem: Partial<SubmissionProblem>) => formAgain(form, formData, page, problem);
  try {
    await countMistake(clientAddress);
    const read = readForm(form, formData, page);
    if ("mistake" in read) return again(read.mistake);
    await uncountMistake(clientAddress);
    const sending = await handOn(form, read, page);
    const { setCookies, session } = sending;
    if ("goTo" in sending) return { status: 303, state: EMPTY_FORM, setCookies, goTo: sending.goTo };
    return { status: 200, state: { ...EMPTY_FORM, sent: sending.thanks }, setCookies, session };
  } catch (error) {
    return again(await problemOf(form, error, page));
  }
}

interface RightForm {
  value: unknown;
  typed: FormState["typed"];
  ticketId: string | null;
}

function readForm(
  form: FormDefinition<unknown>,
  formData: FormData,
  page: PageContext,
): RightForm | { mistake: Partial<SubmissionProblem> } {
  const sender = classifySender(formData, form);
  countDoubt(sender);
  if (sender.kind !== "person") return { mistake: { text: page.t(DOUBTS[sender.kind]) } };
  if (isOfAnother(form, formData, page)) return { mistake: ofAnother(page) };
  const typed = withFormValues(form, formData);
  const parsed = parseWithZod(formValues(typed), { schema: form.schema });
  if (parsed.status !== "success") return { mistake: { errors: firstErrors(parsed.error) } };
  return { value: valuesOf(form.fields, parsed.value), typed, ticketId: sender.ticketId };
}

/** Once per submission, however often it arrives. @throws LimitReached, WrongFields, UpstreamError */
function handOn(
  form: FormDefinition<unknown>,
  { value, typed, ticketId }: RightForm,
  page: PageContext,
): Promise<FormSubmission> {
  const from = [ticketId ?? page.clientAddress, sessionIn(page)];
  return idempotent(sendingKey(form.id, from, typed), () => sendInTurn(form, value, page), form.repeatMs);
}

async function sendInTurn(
  form: FormDefinition<unknown>,
  value: unknown,
  page: PageContext,
): Promise<FormSubmission> {
  const { clientAddress } = page;
  const turn = await (form.reserve?.(value, clientAddress) ?? reserveForm(form.id, clientAddress));
  try {
    return await form.send(value, page);
  } catch (error) {
    if (isTransient(error)) await turn.giveBack();
    throw error;
  }
}

/** Shows the form with its values, in place of a page that the sender may not see. */
export async function rejectedSubmission(
  form: FormDefinition<unknown>,
  formData: FormData,
  page: PageContext,
  barrier: unknown,
): Promise<SubmissionResult> {
  const received = formAgain(form, formData, page, await problemOf(form, barrier, page));
  return { ...received, state: { ...received.state, alone: true } };
}

function formAgain(
  form: FormDefinition<unknown>,
  formData: FormData,
  { t, match }: PageContext,
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
  const isStranger = classifySender(formData, form).kind === "stranger";
  return {
    ...rest,
    status,
    state: {
      ...EMPTY_FORM,
      typed: withFormValues(form, formData),
      errors,
      ticket: isStranger ? null : textIn(formData, FORM_TOKEN_FIELD),
      owner: ownerIn(formData),
      problem: { heading: heading ?? t(status >= 500 ? "form.problem" : "form.check"), text, message, link },
      alone: rest.isSessionOver === true && "audience" in match.page,
    },
  };
}

function textIn(formData: FormData, field: string): string | null {
  const text = formData.get(field);
  return typeof text === "string" ? text : null;
}

function ownerIn(formData: FormData): string | null {
  const mark = textIn(formData, OWNER_FIELD);
  return mark !== null && isOwnerToken(mark) ? mark : null;
}

function isOfAnother({ owner }: FormDefinition<unknown>, formData: FormData, page: PageContext): boolean {
  if (owner === undefined) return false;
  return page.visitor.kind !== "member" || !isOwner(ownerIn(formData), page.visitor.session.user.id);
}

function ofAnother({ t, url }: PageContext): Partial<SubmissionProblem> {
  countRefused("owner");
  return { text: t("profile.otherUser"), link: { href: url.pathname, label: t("profile.reopen") } };
}

/** A repeat has the same values, session and token (or address); a changed form is a new submission. */
function sendingKey(id: string, from: readonly (string | null)[], typed: FormState["typed"]): string {
  return createHash("sha256")
    .update(JSON.stringify([id, ...from, typed]))
    .digest("base64url");
}

const DOUBTS: Record<Exclude<Sender["kind"], "person">, WordKey> = {
  stranger: "form.stranger",
  hasty: "form.hasty",
  trapped: "form.trapped",
};
