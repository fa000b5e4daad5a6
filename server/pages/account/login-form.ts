import { z } from "zod";
import type { Translate } from "~/i18n/words";
import { audit } from "../../security/audit";
import { registerSession } from "../../session/live-sessions";
import {
  clearPendingLogin,
  pendingLoginHeaders,
  pendingLogin,
  type PendingLogin,
  rememberedName,
  rememberHeaders,
} from "../../session/login-cookies";
import { isWithoutToken, prove } from "../../upstream/auth/login-flow";
import { endVisit, beginLogIn, finishLogIn, needsCode } from "../../upstream/auth/member-login";
import { beginSession, sessionHeaders } from "../../session/session";
import type { LimitReached } from "../../security/rate-limits";
import type { PageContext } from "../../request/page-loader";
import { afterLogIn, CODE_FORM, isAtStep, logInAtStep } from "./login";
import { checkOtp, logIn } from "../../upstream/contracts/authentication";
import { isTransient, RejectedError, UpstreamError } from "../../upstream/errors";
import {
  defineForm,
  type FormDefinition,
  type FormSource,
  type FormSubmission,
} from "../../forms/definition";
import { field, perLanguage } from "../../forms/field";
import { inOnePiece, LINE } from "../../forms/shared-fields";
import {
  checkCodes,
  resetCodeLimit,
  resetLogInLimits,
  isOfCodes,
  isOfStep,
  limitCodes,
  limitLogIns,
} from "./login-limits";

const MAX_NAME = 60;
const MAX_PASSWORD = 200;
const CODE = /^[0-9]{6}$/;
const REMEMBER = "evet";
/** A double click is one log-in; logging out and in again is a new session. */
const REPEAT_MS = 3_000;

const credentialsFields = perLanguage(
  (t) =>
    [
      field({
        ...LINE,
        name: "kullanici",
        as: "user",
        label: t("logIn.user"),
        autoComplete: "username",
        schema: z.string({ error: t("logIn.userMissing") }).max(MAX_NAME, t("logIn.wrong")),
      }),
      field({
        ...LINE,
        name: "sifre",
        as: "password",
        type: "password",
        label: t("logIn.password"),
        autoComplete: "current-password",
        schema: z.string({ error: t("logIn.passwordMissing") }).max(MAX_PASSWORD, t("logIn.wrong")),
      }),
      field({
        ...LINE,
        name: "uye_kodu",
        as: "memberCode",
        label: t("logIn.memberCode"),
        help: t("logIn.memberCodeHelp"),
        schema: z.string().max(MAX_NAME, t("logIn.wrong")).optional(),
      }),
      field({
        kind: "many",
        name: "hatirla",
        as: "remember",
        label: t("logIn.remember"),
        help: t("logIn.rememberHelp"),
        choices: [{ value: REMEMBER, label: t("logIn.rememberMe") }],
        schema: z.array(z.literal(REMEMBER)).optional(),
      }),
    ] as const,
);

const codeFields = perLanguage(
  (t) =>
    [
      field({
        ...LINE,
        name: "kod",
        as: "code",
        label: t("logIn.code"),
        help: t("logIn.codeHelp"),
        autoComplete: "one-time-code",
        schema: z
          .string({ error: t("logIn.codeMissing") })
          .transform(inOnePiece)
          .pipe(z.string().regex(CODE, t("logIn.codeWrong"))),
      }),
    ] as const,
);

export const logInForm: FormSource = async (context) => {
  const waiting = isAtStep(context.url, "start") ? null : await pendingLogin(context.cookies);
  return waiting
    ? codeForm(waiting, context)
    : credentialsForm(context, await rememberedName(context.cookies));
};

function credentialsForm({ t, url }: PageContext, remembered: string | null): FormDefinition<unknown> {
  return defineForm({
    id: "giris",
    heading: t("logIn.heading"),
    intro: isAtStep(url, "code") ? t("logIn.codeOver") : null,
    submit: t("logIn.submit"),
    purpose: t("logIn.purpose"),
    mayBeQuick: true,
    repeatMs: REPEAT_MS,
    ...(remembered !== null && { initial: { kullanici: [remembered], hatirla: [REMEMBER] } }),
    fields: credentialsFields(t),
    reserve: ({ user }, address) => limitLogIns(user, address),
    tooOften: (count, reached) => t(isOfCodes(reached) ? "logIn.codesBlocked" : "logIn.limit", { count }),
    explain: (error) => logInTrouble(error, t),
    headingOf: (error) => (isWrongPassword(error) ? t("logIn.wrongHeading") : null),
    send: async ({ user, password, memberCode = "", remember = [] }, context) => {
      const { clientAddress: address, language } = context;
      const underWay = await orRejection(
        "log-in-failed",
        beginLogIn({ user, password, memberCode }, language),
        {
          account: user,
          address,
        },
      );
      const started = { user, remembered: remember.length > 0, underWay };
      // Counts until the code is right, since each start allows three guesses.
      if (needsCode(underWay)) return waitForCode(started, context);
      await resetLogInLimits(user, address);
      return letIn(started, context);
    },
  });
}

function codeForm(waiting: PendingLogin, { t }: PageContext): FormDefinition<unknown> {
  return defineForm({
    id: CODE_FORM,
    heading: t("logIn.codeHeading"),
    intro: t("logIn.codeIntro"),
    submit: t("logIn.codeSubmit"),
    purpose: t("logIn.purpose"),
    mayBeQuick: true,
    repeatMs: REPEAT_MS,
    fields: codeFields(t),
    reserve: (_, address) => limitCodes(waiting.user, waiting.underWay.requestId, address),
    tooOften: (minutes, reached) => codesOver(minutes, reached, t),
    forgetWhenTooOften: clearPendingLogin,
    explain: (error) => codeTrouble(error, t),
    headingOf: (error) => (isCodeRefused(error) ? t("logIn.codeRefusedHeading") : null),
    send: async ({ code }, context) => {
      const { clientAddress: address, language } = context;
      const { user: account } = waiting;
      const underWay = await orRejection("code-wrong", prove(waiting.underWay, code, language), {
        account,
        address,
      });
      await Promise.all([resetCodeLimit(account, address), resetLogInLimits(account, address)]);
      return letIn({ ...waiting, underWay }, context);
    },
  });
}

async function orRejection<Answer>(
  event: "log-in-failed" | "code-wrong",
  step: Promise<Answer>,
  whose: { account: string; address: string },
): Promise<Answer> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof UpstreamError && !isTransient(error)) audit(event, whose);
    throw error;
  }
}

async function waitForCode(started: PendingLogin, context: PageContext): Promise<FormSubmission> {
  await checkCodes(started.user);
  return {
    goTo: logInAtStep(context, "code"),
    setCookies: await pendingLoginHeaders(started, context.cookies),
  };
}

async function letIn(
  { user, underWay, remembered }: PendingLogin,
  context: PageContext,
): Promise<FormSubmission> {
  const { cookies, language, url, clientAddress: address } = context;
  const whose = { account: user, address };
  const session = await orRejection("log-in-failed", finishLogIn(underWay, remembered, language), whose);
  await endVisit(context, "session-replaced");
  audit("log-in", { ...whose, session: session.id });
  if (session.user) await registerSession(beginSession(session, session.user), context);
  return {
    goTo: afterLogIn(url, language),
    setCookies: [
      ...(await sessionHeaders(session, cookies)),
      ...(await rememberHeaders(remembered ? user : null, cookies)),
      ...clearPendingLogin(cookies),
    ],
  };
}

function codesOver(minutes: number, reached: LimitReached, t: Translate): string {
  if (isOfStep(reached)) return t("logIn.codesOver");
  return t(isOfCodes(reached) ? "logIn.codesBlocked" : "logIn.limit", { count: minutes });
}

/** Never the upstream's own message, which may reveal whether the user exists. */
function logInTrouble(error: UpstreamError, t: Translate): string {
  if (isTransient(error)) return t("logIn.unavailable");
  return t(isWrongPassword(error) ? "logIn.wrong" : "logIn.unfinished");
}

const isWrongPassword = (error: UpstreamError) => error.call === logIn.name && !isTransient(error);
const isCodeRefused = (error: UpstreamError) =>
  error instanceof RejectedError && error.call === checkOtp.name;

function codeTrouble(error: UpstreamError, t: Translate): string {
  if (error.call !== checkOtp.name) return logInTrouble(error, t);
  if (isCodeRefused(error)) return t("logIn.codeRefused");
  const isUnfinished = isTransient(error) || isWithoutToken(error);
  return isUnfinished ? logInTrouble(error, t) : t("logIn.codeOver");
}
