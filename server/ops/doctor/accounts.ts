import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { prove, variablesBehind } from "../../upstream/auth/login-flow";
import { beginLogIn, finishLogIn, needsCode } from "../../upstream/auth/member-login";
import { logInSite, serviceTokenState } from "../../upstream/auth/service-token";
import { beginSession, type Visitor } from "../../session/session";
import { env } from "../../config/environment";
import { UpstreamError } from "../../upstream/errors";

export interface Account {
  name: string;
  fault: string | null;
}

class CannotGoOn extends Error {}

export function tryToken(account: Account): Account {
  const isRefused = env.DEFAULT_TOKEN !== "" && serviceTokenState() === "refused";
  return isRefused
    ? { ...account, fault: "the upstream refuses this token: it has ended, or is another's" }
    : account;
}

/** A token shared by another portal would prove nothing. */
export async function trySiteAccount(): Promise<Account> {
  const name = env.DEFAULT_TOKEN === "" ? "SERVICE_USER" : "DEFAULT_TOKEN";
  return { name, fault: await faultOf(name, logInSite) };
}

export async function logInMember(): Promise<{ member: Visitor | null; account: Account | null }> {
  if (env.DOCTOR_USER === "") return { member: null, account: null };
  let member: Visitor | null = null;
  const fault = await faultOf("DOCTOR_USER", async () => {
    member = await asVisitor();
  });
  return { member, account: { name: "DOCTOR_USER", fault } };
}

async function asVisitor(): Promise<Visitor> {
  const credentials = {
    user: env.DOCTOR_USER,
    password: env.DOCTOR_PASSWORD,
    memberCode: env.DOCTOR_MEMBER_CODE,
  };
  const underWay = await beginLogIn(credentials, "tr");
  const proven = needsCode(underWay) ? await prove(underWay, await askForCode(), "tr") : underWay;
  const session = await finishLogIn(proven, false, "tr");
  if (!session.user) throw new CannotGoOn("the answer of GetOwnUser can't be read (users.ownIfLegible)");
  return { kind: "member", session: beginSession(session, session.user) };
}

async function askForCode(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CannotGoOn("a one-time code is asked for: run the doctor at a terminal");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const question = terminal.question(`The code that ${env.DOCTOR_USER} was sent: `);
  const code = await Promise.race([question, once(terminal, "close")]).catch(() => null);
  terminal.close();
  if (typeof code !== "string") throw new CannotGoOn("no one-time code was given");
  return code.trim();
}

async function faultOf(name: string, logIn: () => Promise<unknown>): Promise<string | null> {
  try {
    await logIn();
    return null;
  } catch (error) {
    if (error instanceof CannotGoOn) return error.message;
    if (!(error instanceof UpstreamError)) throw error;
    const variables = variablesBehind(error).replaceAll("SERVICE_", name.replace("USER", ""));
    return `the log-in failed: ${error.call}: ${error.kind}: ${error.detail}; look at ${variables}`;
  }
}
