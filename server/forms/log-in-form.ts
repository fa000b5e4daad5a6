import { z } from "zod";
import type { Translate } from "~/text/words";
import { forgetWaiting, waitingHeaders, waitingLogIn, type WaitingLogIn } from "../auth/log-in-step";
import { prove, type LogInUnderWay } from "../auth/log-in-steps";
import { beginLogIn, finishLogIn, needsCode } from "../auth/member-log-in";
import { sessionHeaders } from "../auth/session";
import { log } from "../log";
import type { PagePortal } from "../page-loader";
import { afterLogIn } from "../sources/log-in";
import { RefusedError, type UpstreamError } from "../upstream/errors";
import { defineForm, type FormDefinition, type FormSource, type Sending } from "./form-definition";
import { takeLogInTurn } from "./log-in-limits";

const MAX_NAME = 60;
const MAX_PASSWORD = 200;
const CODE = "[0-9]{6}";
const REMEMBER = "evet";

/** The log-in: name and password, or the code that the upstream sent after them. */
export const logInForm: FormSource = async (portal) => {
  const waiting = await waitingLogIn(portal.cookies);
  return waiting ? codeForm(waiting, portal) : credentialsForm(portal);
};

function credentialsForm({ t }: PagePortal): FormDefinition<unknown> {
  const line = { kind: "line", type: "text", help: null, placeholder: null } as const;
  return defineForm({
    id: "giris",
    heading: t("logIn.heading"),
    intro: null,
    submit: t("logIn.submit"),
    purpose: t("logIn.purpose"),
    mayBeQuick: true,
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
    explain: (error) => logInTrouble(error, t),
    send: async ({ kullanici: user, sifre: password, uye_kodu: memberCode = "", hatirla = [] }, portal) => {
      const underWay = await beginLogIn({ user, password, memberCode }, portal.language);
      const remembered = hatirla.length > 0;
      return needsCode(underWay)
        ? waitForCode({ underWay, remembered }, portal)
        : letIn({ underWay, remembered }, portal);
    },
  });
}

function codeForm(waiting: WaitingLogIn, { t }: PagePortal): FormDefinition<unknown> {
  return defineForm({
    id: "kod",
    heading: t("logIn.codeHeading"),
    intro: t("logIn.codeIntro"),
    submit: t("logIn.codeSubmit"),
    purpose: t("logIn.purpose"),
    mayBeQuick: true,
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
    takeTurn: (_, address) => takeLogInTurn(waiting.underWay.requestId, address),
    explain: (error) => (error instanceof RefusedError ? t("logIn.codeOver") : null),
    send: async ({ kod }, portal) => {
      const underWay = await prove(waiting.underWay, kod, portal.language);
      return letIn({ ...waiting, underWay }, portal);
    },
  });
}

/** The same page again, which then asks for the code. */
async function waitForCode(waiting: WaitingLogIn, { url, cookies }: PagePortal): Promise<Sending> {
  return { goTo: url.pathname + url.search, setCookies: await waitingHeaders(waiting, cookies) };
}

async function letIn(
  { underWay, remembered }: { underWay: LogInUnderWay; remembered: boolean },
  { cookies, language, url }: PagePortal,
): Promise<Sending> {
  const session = await finishLogIn(underWay, remembered, language);
  log.info({ event: "log-in", session: session.id }, "audit");
  return {
    goTo: afterLogIn(url, language),
    setCookies: [...(await sessionHeaders(session, cookies)), ...forgetWaiting(cookies)],
  };
}

/** Nothing tells whether there is such a user; that an account is closed is told to who knows its password. */
function logInTrouble(error: UpstreamError, t: Translate): string | null {
  if (!(error instanceof RefusedError)) return null;
  if (error.detail === "answer without token") return t("logIn.noToken");
  return t(error.tokenRefused ? "logIn.wrong" : "logIn.closed");
}
