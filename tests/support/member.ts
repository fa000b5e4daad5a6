import type { Language } from "../../app/i18n/language";
import { Browser, locationOf } from "./browser";
import { formTokenIn } from "./form-html";
import type { Stack } from "./stack";
import type { Visit } from "./visit";

/** The demo's users by role (server/reference-upstream/users.ts). */
export const USERS = {
  member: { name: "001014", fullName: "Nazlı Işıkgör", id: 57 },
  withoutBulletin: { name: "001092", fullName: "Şebnem Yağcıoğlu", id: 58 },
  withCode: { name: "001170", fullName: "Cemal Yaylacı", id: 59 },
  staff: { name: "admin", fullName: "Kaan Aydıngüç", id: 1 },
  unread: { name: "yeni", fullName: "Elif Yenigün", id: 60 },
  closed: { name: "pasif", fullName: "Hikmet Durgun", id: 61 },
} as const;

const LOG_IN_PATHS: Record<Language, string> = { tr: "/giris", en: "/en/login" };

export interface LogInOptions {
  language?: Language;
  /** The page to return to. */
  back?: string;
  password?: string;
  memberCode?: string;
  remember?: boolean;
  /** An existing browser, or a new one. */
  browser?: Browser;
}

/** The address of the log-in page. */
export function logInPath({ language = "tr", back }: Pick<LogInOptions, "language" | "back"> = {}): string {
  return LOG_IN_PATHS[language] + (back === undefined ? "" : `?donus=${encodeURIComponent(back)}`);
}

/** Sends the form of a log-in page, with its token. */
export async function sendLogInForm(
  browser: Browser,
  path: string,
  values: Record<string, string | string[]>,
): Promise<Visit> {
  const { body } = await browser.get(path);
  return browser.post(path, { bilet: formTokenIn(body), ...values });
}

/** One attempt to log in with name and password; its response. */
export function tryLogIn(
  { portal, memberPassword }: Pick<Stack, "portal" | "memberPassword">,
  user: string,
  options: LogInOptions = {},
): Promise<Visit> {
  const { password = memberPassword, memberCode = "", remember, browser } = options;
  return sendLogInForm(browser ?? new Browser(portal.url), logInPath(options), {
    kullanici: user,
    sifre: password,
    uye_kodu: memberCode,
    ...(remember && { hatirla: "evet" }),
  });
}

/** Logs a user of the demo in over HTTP, code included. @throws Error when that fails */
export async function logIn(
  stack: Pick<Stack, "portal" | "memberPassword" | "otpCode">,
  user: string,
  options: LogInOptions = {},
): Promise<Browser> {
  const browser = options.browser ?? new Browser(stack.portal.url);
  let answer = await tryLogIn(stack, user, { ...options, browser });
  if (locationOf(answer).includes("adim=kod"))
    answer = await sendLogInForm(browser, locationOf(answer), { kod: stack.otpCode });
  if (answer.status !== 303 || browser.jar.get("portal") === undefined)
    throw new Error(`${user} could not log in: ${answer.status} ${locationOf(answer)}`);
  return browser;
}

/** Opens addresses as a logged-in user. */
export type MemberVisit = (path: string) => Promise<Visit>;

/** The same for pages only. */
export async function visitorOf(stack: Stack, user: string): Promise<MemberVisit> {
  const browser = await logIn(stack, user);
  return (path) => browser.get(path);
}
