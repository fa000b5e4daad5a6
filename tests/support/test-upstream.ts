import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ReferenceUpstreamOptions, startReferenceUpstream } from "~server/reference-upstream/server";
import { APPLICATIONS, SERVICE_USER_NAME } from "~server/reference-upstream/users";

/** The one-time code in tests. */
export const OTP_CODE = "246810";

/** Starts an upstream for a test: free port, a database of its own, the clock at 2026-11-20. */
export async function startTestUpstream(options: Partial<ReferenceUpstreamOptions> = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), "upstream-"));
  const upstream = await startReferenceUpstream({
    directory,
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

export type Row = Record<string, string | number | boolean | null>;

/** Reads the online bulletin as one of the demo's users, or with a token that is not for it. */
export interface MemberReader {
  ask(target: string, who: string): Promise<Response>;
  /** @throws Error unless it is answered with 200 */
  read<Answer = Row[]>(target: string, who?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts an upstream with everybody's tokens for the online bulletin; an administrator reads by default. */
export async function startMemberReader(today: () => string): Promise<MemberReader> {
  const upstream = await startTestUpstream({ today });
  const tokens: Record<string, string> = {
    "user token": await logInMember(upstream, "001014"),
    service: await logIn(upstream),
  };
  for (const name of ["001014", "001092", "001170", "admin"]) {
    tokens[name] = await logInMember(upstream, name, "bulletin");
  }
  const ask: MemberReader["ask"] = (target, who) =>
    upstream.get(`OnlineKullaniciBulten/${target}`, { Authorization: `Bearer ${tokens[who] ?? ""}` });
  return {
    ask,
    async read<Answer>(target: string, who = "admin") {
      const response = await ask(target, who);
      if (response.status !== 200) throw new Error(`${target}: ${response.status}`);
      return (await response.json()) as Answer;
    },
    close: () => upstream.close(),
  };
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

/** True for a natural person, who trades under a personal name, alone or behind a trade name. */
export function isNaturalPerson(name: string): boolean {
  return !/(Ltd\. Şti\.|A\.Ş\.|Koll\. Şti\.|Kooperatifi|Birliği)$/.test(name);
}
