import { createInterface } from "node:readline/promises";
import { beginLogIn, finishLogIn, needsCode } from "../auth/member-log-in";
import { prove } from "../auth/log-in-steps";
import { serviceToken } from "../auth/service-token";
import { env } from "../env";
import { UpstreamError } from "../upstream/errors";
import type { TokenRule } from "../upstream/tokens";

/** What an account gives the doctor: its token, or why there is none. */
export type Account = { token: string } | { missing: string };

export interface Accounts {
  service: Account;
  user: Account;
  bulletin: Account;
}

/** Logs the configured accounts in: the site's own, and a member's where DOCTOR_USER names one. */
export async function logInAll(): Promise<Accounts> {
  const service = await account(async () => ({ token: await serviceToken() }));
  if (env.DOCTOR_USER === "") {
    const missing = { missing: "no member's account: set DOCTOR_USER and DOCTOR_PASSWORD" };
    return { service, user: missing, bulletin: missing };
  }
  try {
    const { userToken, bulletinToken } = await logInMember();
    const bulletin = bulletinToken
      ? { token: bulletinToken }
      : { missing: "this member has no online bulletin, or BULLETIN_APP_ID is wrong" };
    return { service, user: { token: userToken }, bulletin };
  } catch (error) {
    const missing = { missing: reasonOf(error) };
    return { service, user: missing, bulletin: missing };
  }
}

/** The account with which a call is to be made (upstream/tokens.ts); null for calls that need none. */
export function accountFor(rule: TokenRule, { service, user, bulletin }: Accounts): Account | null {
  if (rule === "service" || rule === "userOrService") return service;
  if (rule === "user") return user;
  return rule === "bulletin" ? bulletin : null;
}

async function logInMember() {
  const credentials = {
    user: env.DOCTOR_USER,
    password: env.DOCTOR_PASSWORD,
    memberCode: env.DOCTOR_MEMBER_CODE,
  };
  const begun = await beginLogIn(credentials, "tr");
  const proven = needsCode(begun) ? await prove(begun, await askForCode(), "tr") : begun;
  return finishLogIn(proven, false, "tr");
}

async function askForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const code = await terminal.question(`The code that ${env.DOCTOR_USER} was sent: `);
  terminal.close();
  return code.trim();
}

async function account(logIn: () => Promise<Account>): Promise<Account> {
  try {
    return await logIn();
  } catch (error) {
    return { missing: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) throw error;
  return `the log-in failed: ${error.call}: ${error.kind}: ${error.detail}`;
}
