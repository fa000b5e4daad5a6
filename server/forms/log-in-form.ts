import { z } from "zod";
import type { Translate } from "~/text/words";
import { forgetWaiting, waitingHeaders, waitingLogIn, type StartedLogIn } from "../auth/log-in-step";
import { isWithoutToken, prove } from "../auth/log-in-steps";
import { beginLogIn, finishLogIn, needsCode } from "../auth/member-log-in";
import { rememberedName, rememberHeaders } from "../auth/remembered-name";
import { sessionHeaders } from "../auth/session";
import { log } from "../log";
import type { PagePortal } from "../page-loader";
import { afterLogIn, CODE_FORM, isAtStep, logInAtStep } from "../sources/log-in";
import { logIn } from "../upstream/contracts/authentication";
import { mayPass, RefusedError, RejectedError, type UpstreamError } from "../upstream/errors";
import { defineForm, type FormDefinition, type FormSource, type Sending } from "./form-definition";
import { forgetLogInTurns, giveBackLogInTurn, takeCodeTurn, takeLogInTurn } from "./log-in-limits";

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
    tooOften: (minutes) => t("logIn.limit", { count: minutes }),
    explain: (error) => logInTrouble(error, t),
    send: async (
      { kullanici: user, sifre: password, uye_kodu: memberCode = "", hatirla = [] },
      portal,
      address,
    ) => {
      const underWay = await beginLogIn({ user, password, memberCode }, portal.language).catch(
        async (error: unknown) => {
          if (mayPass(error)) await giveBackLogInTurn(user, address);
          throw error;
        },
      );
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
    takeTurn: (_, address) => takeCodeTurn(waiting.underWay.requestId, address),
    tooOften: () => t("logIn.codesOver"),
    explain: (error) => codeTrouble(error, t),
    send: async ({ kod }, portal, address) => {
      const underWay = await prove(waiting.underWay, kod, portal.language);
      await forgetLogInTurns(waiting.user, address);
      return letIn({ ...waiting, underWay }, portal);
    },
  });
}

/** The same page again, which then asks for the code. */
async function waitForCode(started: StartedLogIn, portal: PagePortal): Promise<Sending> {
  return {
    goTo: logInAtStep(portal, "code"),
    setCookies: await waitingHeaders(started, portal.cookies),
  };
}

async function letIn(
  { user, underWay, remembered }: StartedLogIn,
  { cookies, language, url }: PagePortal,
): Promise<Sending> {
  const session = await finishLogIn(underWay, remembered, language);
  log.info({ event: "log-in", session: session.id }, "audit");
  return {
    goTo: afterLogIn(url, language),
    setCookies: [
      ...(await sessionHeaders(session, cookies)),
      ...(await rememberHeaders(remembered ? user : null, cookies)),
      ...forgetWaiting(cookies),
    ],
  };
}

const LOCKED = "status 423";

/** Nothing tells whether there is such a user; that an account is closed is told to who knows its password. */
function logInTrouble(error: UpstreamError, t: Translate): string | null {
  if (error instanceof RejectedError) return error.detail === LOCKED ? t("logIn.locked") : null;
  if (!(error instanceof RefusedError)) return otherTrouble(error, t);
  if (error.call !== logIn.name || isWithoutToken(error)) return t("logIn.unfinished");
  return t(error.tokenRefused ? "logIn.wrong" : "logIn.closed");
}

/** A code that the upstream turns down, it explains itself. */
function codeTrouble(error: UpstreamError, t: Translate): string | null {
  if (error instanceof RejectedError) return null;
  if (!(error instanceof RefusedError)) return otherTrouble(error, t);
  if (isWithoutToken(error)) return t("logIn.unfinished");
  return t(error.call === logIn.name ? "logIn.closed" : "logIn.codeOver");
}

const otherTrouble = (error: UpstreamError, t: Translate) =>
  t(mayPass(error) ? "logIn.unavailable" : "logIn.unfinished");
