import { z } from "zod";
import type { Translate } from "~/text/words";
import { audit } from "../audit";
import { noteSession } from "../auth/live-sessions";
import { forgetWaiting, waitingHeaders, waitingLogIn, type StartedLogIn } from "../auth/log-in-step";
import { isWithoutToken, prove } from "../auth/log-in-steps";
import { leave } from "../auth/log-out";
import { beginLogIn, finishLogIn, needsCode } from "../auth/member-log-in";
import { rememberedName, rememberHeaders } from "../auth/remembered-name";
import { begun, sessionHeaders } from "../auth/session";
import type { LimitReached } from "../limits";
import type { PagePortal } from "../page-loader";
import { afterLogIn, CODE_FORM, isAtStep, logInAtStep } from "../sources/log-in";
import { checkOtp, logIn } from "../upstream/contracts/authentication";
import { mayPass, RejectedError, UpstreamError } from "../upstream/errors";
import { defineForm, type FormDefinition, type FormSource, type Sending } from "./form-definition";
import {
  checkCodes,
  forgetCodeTurn,
  forgetLogInTurns,
  isOfCodes,
  isOfStep,
  takeCodeTurn,
  takeLogInTurn,
} from "./log-in-limits";

const MAX_NAME = 60;
const MAX_PASSWORD = 200;
const CODE = "[0-9]{6}";
const REMEMBER = "evet";
/** Two clicks are one log-in; whoever logs out and in again wants a session of their own. */
const REPEAT_MS = 3_000;

/** The log-in: name and password, or the code that the upstream sent after them. */
export const logInForm: FormSource = async (portal) => {
  const waiting = isAtStep(portal.url, "start") ? null : await waitingLogIn(portal.cookies);
  return waiting ? codeForm(waiting, portal) : credentialsForm(portal, await rememberedName(portal.cookies));
};

function credentialsForm({ t, url }: PagePortal, remembered: string | null): FormDefinition<unknown> {
  const line = { kind: "line", type: "text", help: null, placeholder: null } as const;
  return defineForm({
    id: "giris",
    heading: t("logIn.heading"),
    // Whoever comes from the code comes too late.
    intro: isAtStep(url, "code") ? t("logIn.codeOver") : null,
    submit: t("logIn.submit"),
    purpose: t("logIn.purpose"),
    mayBeQuick: true,
    repeatMs: REPEAT_MS,
    ...(remembered !== null && { initial: { kullanici: [remembered], hatirla: [REMEMBER] } }),
    fields: [
      { ...line, name: "kullanici", label: t("logIn.user"), autoComplete: "username" },
      {
        ...line,
        name: "sifre",
        type: "password",
        label: t("logIn.password"),
        autoComplete: "current-password",
      },
      {
        ...line,
        name: "uye_kodu",
        label: t("logIn.memberCode"),
        help: t("logIn.memberCodeHelp"),
        autoComplete: null,
      },
      {
        kind: "many",
        name: "hatirla",
        label: t("logIn.remember"),
        help: t("logIn.rememberHelp"),
        choices: [{ value: REMEMBER, label: t("logIn.rememberMe") }],
      },
    ],
    schema: z.object({
      kullanici: z.string({ error: t("logIn.userMissing") }).max(MAX_NAME, t("logIn.wrong")),
      sifre: z.string({ error: t("logIn.passwordMissing") }).max(MAX_PASSWORD, t("logIn.wrong")),
      uye_kodu: z.string().max(MAX_NAME, t("logIn.wrong")).optional(),
      hatirla: z.array(z.literal(REMEMBER)).optional(),
    }),
    takeTurn: ({ kullanici }, address) => takeLogInTurn(kullanici, address),
    tooOften: (count, reached) => t(isOfCodes(reached) ? "logIn.codesBlocked" : "logIn.limit", { count }),
    explain: (error) => logInTrouble(error, t),
    send: async ({ kullanici: user, sifre: password, uye_kodu: memberCode = "", hatirla = [] }, portal) => {
      const { clientAddress: address, language } = portal;
      const underWay = await told("log-in-failed", beginLogIn({ user, password, memberCode }, language), {
        account: user,
        address,
      });
      const started = { user, remembered: hatirla.length > 0, underWay };
      // With a code to come it counts until that is right: each start brings three codes to guess.
      if (needsCode(underWay)) return waitForCode(started, portal);
      await forgetLogInTurns(user, address);
      return letIn(started, portal);
    },
  });
}

function codeForm(waiting: StartedLogIn, { t }: PagePortal): FormDefinition<unknown> {
  return defineForm({
    id: CODE_FORM,
    heading: t("logIn.codeHeading"),
    intro: t("logIn.codeIntro"),
    submit: t("logIn.codeSubmit"),
    purpose: t("logIn.purpose"),
    mayBeQuick: true,
    repeatMs: REPEAT_MS,
    fields: [
      {
        kind: "line",
        type: "text",
        name: "kod",
        label: t("logIn.code"),
        help: t("logIn.codeHelp"),
        placeholder: null,
        autoComplete: "one-time-code",
      },
    ],
    schema: z.object({
      kod: z.string({ error: t("logIn.codeMissing") }).regex(new RegExp(`^${CODE}$`), t("logIn.codeWrong")),
    }),
    takeTurn: (_, address) => takeCodeTurn(waiting.user, waiting.underWay.requestId, address),
    tooOften: (minutes, reached) => codesOver(minutes, reached, t),
    forgetWhenTooOften: forgetWaiting,
    explain: (error) => codeTrouble(error, t),
    send: async ({ kod }, portal) => {
      const { clientAddress: address, language } = portal;
      const { user: account } = waiting;
      const underWay = await told("code-wrong", prove(waiting.underWay, kod, language), { account, address });
      await Promise.all([forgetCodeTurn(account, address), forgetLogInTurns(account, address)]);
      return letIn({ ...waiting, underWay }, portal);
    },
  });
}

/** A step of a log-in; one that the upstream turns down is told to the audit. */
async function told<Answer>(
  event: "log-in-failed" | "code-wrong",
  step: Promise<Answer>,
  whose: { account: string; address: string },
): Promise<Answer> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof UpstreamError && !mayPass(error)) audit(event, whose);
    throw error;
  }
}

/** The same page again, which then asks for the code. @throws LimitReached where too many were wrong of late */
async function waitForCode(started: StartedLogIn, portal: PagePortal): Promise<Sending> {
  await checkCodes(started.user);
  return {
    goTo: logInAtStep(portal, "code"),
    setCookies: await waitingHeaders(started, portal.cookies),
  };
}

async function letIn({ user, underWay, remembered }: StartedLogIn, portal: PagePortal): Promise<Sending> {
  const { cookies, language, url, clientAddress: address } = portal;
  const whose = { account: user, address };
  const session = await told("log-in-failed", finishLogIn(underWay, remembered, language), whose);
  await leave(portal, "session-replaced");
  audit("log-in", { ...whose, session: session.id });
  if (session.user) await noteSession(begun(session, session.user), portal);
  return {
    goTo: afterLogIn(url, language),
    setCookies: [
      ...(await sessionHeaders(session, cookies)),
      ...(await rememberHeaders(remembered ? user : null, cookies)),
      ...forgetWaiting(cookies),
    ],
  };
}

/** What is said when a log-in or its user has no more codes. */
function codesOver(minutes: number, reached: LimitReached, t: Translate): string {
  if (isOfStep(reached)) return t("logIn.codesOver");
  return t(isOfCodes(reached) ? "logIn.codesBlocked" : "logIn.limit", { count: minutes });
}

/** Never the upstream's words: nothing tells whether there is such a user, or what state the account is in. */
function logInTrouble(error: UpstreamError, t: Translate): string {
  const isLogIn = error.call === logIn.name;
  if (mayPass(error)) return t("logIn.unavailable");
  return t(isLogIn ? "logIn.wrong" : "logIn.unfinished");
}

function codeTrouble(error: UpstreamError, t: Translate): string {
  if (error.call !== checkOtp.name) return logInTrouble(error, t);
  if (error instanceof RejectedError) return t("logIn.codeRefused");
  const isUnfinished = mayPass(error) || isWithoutToken(error);
  return isUnfinished ? logInTrouble(error, t) : t("logIn.codeOver");
}
