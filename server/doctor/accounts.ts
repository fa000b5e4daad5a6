import { createInterface } from "node:readline/promises";
import { prove } from "../auth/log-in-steps";
import { beginLogIn, finishLogIn, needsCode } from "../auth/member-log-in";
import { logInSite } from "../auth/service-token";
import { begun, type Visitor } from "../auth/session";
import { env } from "../env";
import { UpstreamError } from "../upstream/errors";
import type { Surrounding } from "./surroundings";

/** A log-in that can't go on, for a reason that isn't the upstream's. */
class CannotGoOn extends Error {}

/** Whether the site's own account is let in; a token that another portal still shares proves nothing. */
export async function trySiteAccount(): Promise<Surrounding> {
  const name = env.DEFAULT_TOKEN === "" ? "SERVICE_USER" : "DEFAULT_TOKEN";
  return { name, fault: await faultOf(logInSite) };
}

/** The member whose pages are opened: DOCTOR_USER, logged in; null without one. */
export async function logInMember(): Promise<{ member: Visitor | null; account: Surrounding | null }> {
  if (env.DOCTOR_USER === "") return { member: null, account: null };
  let member: Visitor | null = null;
  const fault = await faultOf(async () => {
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
  return { kind: "member", session: begun(session, session.user) };
}

async function askForCode(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CannotGoOn("a one-time code is asked for: run the doctor at a terminal");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const code = await terminal.question(`The code that ${env.DOCTOR_USER} was sent: `);
  terminal.close();
  return code.trim();
}

async function faultOf(logIn: () => Promise<unknown>): Promise<string | null> {
  try {
    await logIn();
    return null;
  } catch (error) {
    if (error instanceof CannotGoOn) return error.message;
    if (!(error instanceof UpstreamError)) throw error;
    return `the log-in failed: ${error.call}: ${error.kind}: ${error.detail}`;
  }
}
