import type { Language } from "~/i18n/language";
import { env } from "../../config/environment";
import { TIMEOUTS } from "../../config/time-budgets";
import { log } from "../../observability/log";
import { send, type Call } from "../call";
import { upstreamConnection } from "../../config/upstream-connection";
import { changeStatus, checkOtp, exchangeToken, logIn, type Credentials } from "../contracts/authentication";
import { isTransient, RefusedError, UpstreamError } from "../errors";
import { presentToken } from "../../crypto/json-web-token";

const WITHOUT_TOKEN = "answer without token";

export interface LoginFlow {
  requestId: string;
  token: string;
  /** "Otp" asks for a code first. */
  authType: string | null;
}

interface TokenAnswer {
  token: string | null;
  authType: string | null;
}

/** First step. @throws RefusedError for wrong credentials, RejectedError with the upstream's words */
export async function beginLogin(credentials: Credentials, language: Language): Promise<LoginFlow> {
  const answer = await step(logIn, credentials, null, language);
  return { ...answer, requestId: credentials.requestId };
}

/** Second step, with the code. @throws RejectedError for a wrong one */
export async function prove(
  { requestId, token }: LoginFlow,
  code: string,
  language: Language,
): Promise<LoginFlow> {
  const answer = await step(checkOtp, { requestId, token, code }, null, language);
  return { ...answer, requestId };
}

export async function authorise(
  { requestId, token, authType }: LoginFlow,
  language: Language,
): Promise<string> {
  const params = { requestId, token, authType, redirectUrl: env.OAUTH_REDIRECT_URL };
  return (await step(exchangeToken, params, null, language)).token;
}

/** Third step; without a key, for the portal itself. */
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
    const answer = await send(call, params, { baseUrl, language, token, timeoutMs: TIMEOUTS.logInStep });
    const fresh = presentToken(answer.token);
    if (fresh === null) throw new RefusedError(call.name, WITHOUT_TOKEN, true);
    return { ...answer, token: fresh };
  } catch (error) {
    logTrouble(error);
    throw error;
  }
}

function logTrouble(error: unknown): void {
  if (!(error instanceof UpstreamError)) return;
  const { call, detail, kind } = error;
  if (isTransient(error) || isWithoutToken(error)) log.warn({ call, detail, kind }, "log-in step failed");
}

export const isWithoutToken = ({ detail }: UpstreamError) => detail === WITHOUT_TOKEN;

const VARIABLES: Readonly<Record<string, string>> = {
  [logIn.name]: "SERVICE_USER, SERVICE_PASSWORD and SERVICE_MEMBER_CODE",
  [exchangeToken.name]: "OAUTH_REDIRECT_URL",
  [changeStatus.name]: "ISLETME_ID, FIRMA_ID, SUBE_ID, STATUS_KEY and STATUS_URL_PREFIX",
};

export function variablesBehind(error: UpstreamError): string {
  const isTrouble: boolean = isTransient(error);
  return (!isTrouble && VARIABLES[error.call]) || "API_BASE_URL";
}
