import type { Language } from "~/language";
import { env } from "../env";
import { log } from "../log";
import { send, type Call } from "../upstream/call";
import { upstreamConnection } from "../upstream/connection";
import {
  changeStatus,
  checkOtp,
  exchangeToken,
  logIn,
  type Credentials,
} from "../upstream/contracts/authentication";
import { mayPass, RefusedError, UpstreamError } from "../upstream/errors";
import { presentToken } from "./json-web-token";

/** The steps of a log-in at the upstream (domain 4.2), for the site's own account and for members alike. */

const STEP_TIMEOUT_MS = 2_000;
const WITHOUT_TOKEN = "answer without token";

/** A log-in under way: what the next step hands on. */
export interface LogInUnderWay {
  requestId: string;
  token: string;
  /** "Otp" asks for a code first. */
  authType: string | null;
}

interface TokenAnswer {
  token: string | null;
  authType: string | null;
}

/** First step: credentials. @throws RefusedError for wrong ones, RejectedError with the upstream's words */
export async function begin(credentials: Credentials, language: Language): Promise<LogInUnderWay> {
  const answer = await step(logIn, credentials, null, language);
  return { ...answer, requestId: credentials.requestId };
}

/** The step between, for who was sent a code. @throws RejectedError for a wrong one */
export async function prove(
  { requestId, token }: LogInUnderWay,
  code: string,
  language: Language,
): Promise<LogInUnderWay> {
  const answer = await step(checkOtp, { requestId, token, code }, null, language);
  return { ...answer, requestId };
}

/** Second step: the token by which applications are opened. */
export async function authorise(
  { requestId, token, authType }: LogInUnderWay,
  language: Language,
): Promise<string> {
  const params = { requestId, token, authType, redirectUrl: env.OAUTH_REDIRECT_URL };
  return (await step(exchangeToken, params, null, language)).token;
}

/** Third step: the token of one application; without a key, of the portal itself. */
export async function openApplication(
  oauthToken: string,
  language: Language,
  key: string | null = null,
): Promise<string> {
  const { status } = await upstreamConnection();
  return (await step(changeStatus, key === null ? status : { ...status, key }, oauthToken, language)).token;
}

async function step<Params>(
  call: Call<Params, TokenAnswer>,
  params: Params,
  token: string | null,
  language: Language,
): Promise<{ token: string; authType: string | null }> {
  const { apiBaseUrl: baseUrl } = await upstreamConnection();
  try {
    const answer = await send(call, params, { baseUrl, language, token, timeoutMs: STEP_TIMEOUT_MS });
    const given = presentToken(answer.token);
    if (given === null) throw new RefusedError(call.name, WITHOUT_TOKEN, true);
    return { ...answer, token: given };
  } catch (error) {
    logTrouble(error);
    throw error;
  }
}

/** What the upstream does wrong is worth a line; a wrong password is everyday life. */
function logTrouble(error: unknown): void {
  if (!(error instanceof UpstreamError)) return;
  const { call, detail, kind } = error;
  if (mayPass(error) || isWithoutToken(error)) log.warn({ call, detail, kind }, "log-in step failed");
}

/** Whether a step was answered with success and nothing else (spec 8). */
export const isWithoutToken = ({ detail }: UpstreamError) => detail === WITHOUT_TOKEN;
