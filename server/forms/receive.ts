import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { href } from "~/pages";
import type { WordKey } from "~/text/words";
import { audit } from "../audit";
import { leave } from "../auth/log-out";
import type { SessionChanges } from "../auth/session";
import { LimitReached } from "../limits";
import { SessionOver } from "../member-page";
import type { PagePortal } from "../page-loader";
import { countRefused } from "../refused-requests";
import {
  BrokenError,
  endsSession,
  mayPass,
  RejectedError,
  TimeoutError,
  UPSTREAM_ERRORS,
  UpstreamError,
} from "../upstream/errors";
import { WrongFields, type FormDefinition, type Sending } from "./form-definition";
import { EMPTY_FORM, type FormState } from "./form-view";
import { giveBackMistakeTurn, takeFormTurn, takeMistakeTurn } from "./limits";
import { once } from "./once";
import { isMark, isOwner, OWNER_FIELD } from "./owner";
import { countDoubt, senderOf, TICKET_FIELD, type Sender } from "./ticket";
import { firstErrors, typedData, typedInto } from "./typed";

/** What became of a form that was sent. */
export interface Received {
  status: number;
  state: FormState;
  retryAfterSeconds?: number | null;
  setCookies?: string[] | undefined;
  /** The page that follows, if the form is done with. */
  goTo?: string;
  /** What the form changed of the session. */
  session?: SessionChanges | undefined;
  /** The upstream has ended the session. */
  isSessionOver?: true;
}

/** What is wrong with a sending. */
interface Trouble {
  status: number;
  text: string | null;
  /** The upstream's own words. */
  message: string | null;
  link: NonNullable<FormState["problem"]>["link"];
  errors: FormState["errors"];
  retryAfterSeconds: number | null;
  setCookies: string[];
  isSessionOver: true;
}

const WRONG = 422;

/** Takes in a form that somebody may send: hands it on, or says what is wrong with it. */
export async function receive(
  form: FormDefinition<unknown>,
  given: FormData,
  page: PagePortal,
): Promise<Received> {
  const { clientAddress } = page;
  const again = (trouble: Partial<Trouble>) => formAgain(form, given, page, trouble);
  try {
    await takeMistakeTurn(clientAddress);
    const read = readForm(form, given, page);
    if ("mistake" in read) return again(read.mistake);
    await giveBackMistakeTurn(clientAddress);
    const sending = await handOn(form, read, page);
    const { setCookies, session } = sending;
    if ("goTo" in sending) return { status: 303, state: EMPTY_FORM, setCookies, goTo: sending.goTo };
    return { status: 200, state: { ...EMPTY_FORM, sent: sending.thanks }, setCookies, session };
  } catch (error) {
    return again(await troubleOf(form, error, page));
  }
}

/** A form that is right, as it was sent. */
interface RightForm {
  value: unknown;
  typed: FormState["typed"];
  ticketId: string | null;
}

function readForm(
  form: FormDefinition<unknown>,
  given: FormData,
  page: PagePortal,
): RightForm | { mistake: Partial<Trouble> } {
  const sender = senderOf(given, form);
  countDoubt(sender);
  if (sender.kind !== "person") return { mistake: { text: page.t(DOUBTS[sender.kind]) } };
  if (isOfAnother(form, given, page)) return { mistake: ofAnother(page) };
  const typed = typedInto(form, given);
  const parsed = parseWithZod(typedData(typed), { schema: form.schema });
  if (parsed.status !== "success") return { mistake: { errors: firstErrors(parsed.error) } };
  return { value: parsed.value, typed, ticketId: sender.ticketId };
}

/** Sends it to the upstream: once, however often it comes. @throws LimitReached, WrongFields, UpstreamError */
function handOn(
  form: FormDefinition<unknown>,
  { value, typed, ticketId }: RightForm,
  page: PagePortal,
): Promise<Sending> {
  const from = [ticketId ?? page.clientAddress, sessionIn(page)];
  return once(sendingKey(form.id, from, typed), () => sendInTurn(form, value, page), form.repeatMs);
}

/** Hands a form on, if it is its sender's turn. */
async function sendInTurn(form: FormDefinition<unknown>, value: unknown, page: PagePortal): Promise<Sending> {
  const { clientAddress } = page;
  const turn = await (form.takeTurn?.(value, clientAddress) ?? takeFormTurn(form.id, clientAddress));
  try {
    return await form.send(value, page);
  } catch (error) {
    // What the upstream could not answer counts against nobody.
    if (mayPass(error)) await turn.giveBack();
    throw error;
  }
}

/**
 * The answer to somebody who may not send the form, or of whom nobody can tell: the form with what was typed, in
 * the place of a page that they may not see.
 */
export async function turnedAway(
  form: FormDefinition<unknown>,
  given: FormData,
  page: PagePortal,
  barrier: unknown,
): Promise<Received> {
  const received = formAgain(form, given, page, await troubleOf(form, barrier, page));
  return { ...received, state: { ...received.state, alone: true } };
}

function formAgain(
  form: FormDefinition<unknown>,
  given: FormData,
  { t, match }: PagePortal,
  { status = WRONG, errors = {}, text = null, message = null, link = null, ...rest }: Partial<Trouble>,
): Received {
  const isStranger = senderOf(given, form).kind === "stranger";
  return {
    ...rest,
    status,
    state: {
      ...EMPTY_FORM,
      typed: typedInto(form, given),
      errors,
      ticket: isStranger ? null : textIn(given, TICKET_FIELD),
      owner: ownerIn(given),
      problem: { heading: t(status >= 500 ? "form.problem" : "form.check"), text, message, link },
      // Without a session there is no such page around it.
      alone: rest.isSessionOver === true && "audience" in match.page,
    },
  };
}

function textIn(given: FormData, field: string): string | null {
  const text = given.get(field);
  return typeof text === "string" ? text : null;
}

/** The owner's mark that came with a form, if it looks like one. */
function ownerIn(given: FormData): string | null {
  const mark = textIn(given, OWNER_FIELD);
  return mark !== null && isMark(mark) ? mark : null;
}

function isOfAnother({ owner }: FormDefinition<unknown>, given: FormData, page: PagePortal): boolean {
  if (owner === undefined) return false;
  return page.visitor.kind !== "member" || !isOwner(ownerIn(given), page.visitor.session.user.id);
}

function ofAnother({ t, url }: PagePortal): Partial<Trouble> {
  countRefused("owner");
  return { text: t("profile.otherUser"), link: { href: url.pathname, label: t("profile.reopen") } };
}

const sessionIn = ({ visitor }: PagePortal) => (visitor.kind === "member" ? visitor.session.id : null);

/**
 * A repeat is known by what was sent, and by its ticket or, without one, where it came from; of those who are
 * logged in also by their session. Whoever goes back and sends something else is no repeat.
 */
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

/** What is said of an error. @throws whatever nobody foresaw */
async function troubleOf(
  form: FormDefinition<unknown>,
  error: unknown,
  page: PagePortal,
): Promise<Partial<Trouble>> {
  const { t } = page;
  if (error instanceof LimitReached) {
    const minutes = Math.ceil(error.seconds / 60);
    const text = form.tooOften?.(minutes, error) ?? t("form.limit", { count: minutes });
    const setCookies = form.forgetWhenTooOften?.(page.cookies) ?? [];
    audit("limit-reached", { limit: error.limit, address: page.clientAddress, session: sessionIn(page) });
    return { status: 429, text, retryAfterSeconds: error.seconds, setCookies };
  }
  if (error instanceof WrongFields) return { errors: error.errors };
  if (error instanceof SessionOver) return sessionOver(page);
  if (!(error instanceof UpstreamError)) throw error;
  if (endsSession(error)) {
    return { ...sessionOver(page), setCookies: await leave(page, "session-refused"), isSessionOver: true };
  }
  const { status, retryAfterSeconds } = UPSTREAM_ERRORS[error.kind];
  const own = form.explain?.(error) ?? null;
  return { status, retryAfterSeconds, ...(own === null ? failure(error, page) : { text: own }) };
}

/** Logging in is offered in a new tab, so that the form stays as it is. */
function sessionOver({ t, language }: PagePortal): Partial<Trouble> {
  return {
    status: UPSTREAM_ERRORS.refused.status,
    text: t("profile.sessionOver"),
    link: {
      href: href("login", language),
      label: t("profile.logInElsewhere"),
      newTab: true,
      newTabNote: t("shell.newTab"),
    },
  };
}

/** The upstream's own words where it turns a sending down; what may have arrived is said so. */
function failure(error: UpstreamError, { t }: PagePortal): Partial<Trouble> {
  if (error instanceof RejectedError) {
    const message = error.shownMessage;
    return message === null ? { text: t("form.rejected") } : { message };
  }
  const isUnclear = error instanceof BrokenError && error.mayHaveArrived;
  return {
    text: t(error instanceof TimeoutError ? "form.unsure" : isUnclear ? "form.unclear" : "form.failed"),
  };
}
