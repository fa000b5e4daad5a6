import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ReferenceUpstreamOptions, startReferenceUpstream } from "./server";
import { APPLICATIONS } from "./applications";
import { SERVICE_USER_NAME } from "./users";

/** The one-time code in tests. */
export const OTP_CODE = "246810";

/** Starts an upstream for a test: free port, a database of its own, the clock at 2026-11-20. */
export async function startTestUpstream(options: Partial<ReferenceUpstreamOptions> = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), "upstream-"));
  const upstream = await startReferenceUpstream({
    databasePath: path.join(directory, "upstream.db"),
    today: "2026-11-20",
    servicePassword: "service-password",
    memberPassword: "member-password",
    otpCode: OTP_CODE,
    tokenSecret: "a-secret-for-tests-that-is-long-enough",
    ...options,
  });
  const call = (target: string, init?: RequestInit) => fetch(upstream.url + target, init);
  const panel = `/api/v1/Alpha.WebPanel/`;

  return {
    ...upstream,
    directory,
    call,
    get: (target: string, headers?: Record<string, string>) => call(panel + target, { headers }),
    post: (target: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(panel + target, jsonRequest(body, headers)),
    login: (target: string, body: unknown, token = "") =>
      call(
        `/api/v1/Authentication/KullaniciGiris/${target}`,
        jsonRequest(body, { Authorization: `Bearer ${token}` }),
      ),
    async close() {
      await upstream.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
export type TestUpstream = Awaited<ReturnType<typeof startTestUpstream>>;

/** Goes through the three-step log-in for an application of the demo exchange. */
export async function logIn(
  upstream: TestUpstream,
  user = SERVICE_USER_NAME,
  password = "service-password",
  application: keyof typeof APPLICATIONS = "portal",
): Promise<string> {
  const requestId = crypto.randomUUID();
  const step = async (target: string, body: unknown, token?: string) => {
    const response = await upstream.login(target, body, token);
    return (await response.json()) as { token: string; authType?: string };
  };
  const login = { KullaniciAdi: user, Sifre: password, Source: "web", RequestId: requestId };
  const { token, authType } = await step("KullaniciGirisYap", login);
  const otp = { RequestId: requestId, AuthToken: token, OtpKod: OTP_CODE, Source: "web" };
  const proven = authType === "Otp" ? await step("OtpKontrol", otp) : { token };
  const oauth = { requestId, authToken: proven.token, redirectUrl: "http://localhost/" };
  const { token: oauthToken } = await step("OAuthToken", oauth);
  const status = { ...STATUS, key: APPLICATIONS[application].key };
  return (await step("StatuDegistir", status, oauthToken)).token;
}

/** The log-in of one of the demo's members, by name. */
export function logInMember(
  upstream: TestUpstream,
  userName: string,
  application: keyof typeof APPLICATIONS = "portal",
): Promise<string> {
  return logIn(upstream, userName, "member-password", application);
}

/** The body of a StatuDegistir that the demo exchange accepts. */
export const STATUS = {
  IsletmeId: 99,
  FirmaId: 1,
  SubeId: 1,
  statuTipi: 1,
  key: "portal",
  isletmeUrlOnEk: "basakova",
};

function jsonRequest(body: unknown, headers: Record<string, string>): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
