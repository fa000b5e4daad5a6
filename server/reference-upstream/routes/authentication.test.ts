import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  OTP_CODE,
  type TestUpstream,
  logIn,
  logInMember,
  startTestUpstream,
} from "../../../tests/support/test-upstream";

/** What keeps others out: one-time codes, locks, and the log-ins that go wrong. */

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterEach(() => {
  vi.useRealTimers();
  upstream.faults.clear();
});
afterAll(() => upstream.close());

interface Answer {
  status: number;
  body: { token?: string; authType?: string; Message?: string };
}

async function step(target: string, body: unknown, token?: string, langid = "1"): Promise<Answer> {
  const headers = { "Content-Type": "application/json", langid, Authorization: `Bearer ${token ?? ""}` };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await upstream.call(`/api/v1/Authentication/KullaniciGiris/${target}`, init);
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

const giris = (user: string, password = "member-password", langid = "1") =>
  step(
    "KullaniciGirisYap",
    { KullaniciAdi: user, Sifre: password, Source: "web", RequestId: "r-1", UyeKodu: "" },
    undefined,
    langid,
  );
const otp = (token: string | undefined, code: string, requestId = "r-1") =>
  step("OtpKontrol", { RequestId: requestId, AuthToken: token, OtpKod: code, Source: "web" });
const oauth = (token: string | undefined) =>
  step("OAuthToken", { requestId: "r-1", authToken: token, redirectUrl: "" });

const WRONG_CODE = { status: 400, body: { Message: "Doğrulama kodu hatalı veya süresi dolmuş." } };

describe("the one-time code", () => {
  it("leads on to the second step, once", async () => {
    const { body } = await giris("001170");
    expect(body.authType).toBe("Otp");
    const proven = await otp(body.token, ` ${OTP_CODE} `);
    expect(proven.status).toBe(200);
    expect((await oauth(proven.body.token)).status).toBe(200);
    expect(await otp(body.token, OTP_CODE)).toMatchObject(WRONG_CODE);
  });

  it("has three tries; then the right one comes too late", async () => {
    const { body } = await giris("001170");
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await otp(body.token, "000000")).toMatchObject(WRONG_CODE);
    }
    expect(await otp(body.token, OTP_CODE)).toMatchObject(WRONG_CODE);
    const again = await giris("001170");
    expect((await otp(again.body.token, OTP_CODE)).status).toBe(200);
  });

  it("has 180 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { body } = await giris("001170");
    vi.setSystemTime(Date.now() + 181_000);
    expect(await otp(body.token, OTP_CODE)).toMatchObject(WRONG_CODE);
  });

  it("is for its own log-in", async () => {
    const { body } = await giris("001170");
    expect(await otp(body.token, OTP_CODE, "r-2")).toMatchObject(WRONG_CODE);
    expect(await otp("a.b.c", OTP_CODE)).toMatchObject(WRONG_CODE);
  });
});

describe("a name with too many wrong passwords", () => {
  const LOCKED = /kilitlendi/;

  it("is locked for five minutes, in the words of the visitor's language", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await giris("001014", "wrong")).status).toBe(401);
    }
    const locked = await giris("001014");
    expect(locked.status).toBe(423);
    expect(locked.body.Message).toMatch(LOCKED);
    expect((await giris("001014", "x", "2")).body.Message).toMatch(/locked/);
    expect((await giris("001092")).status).toBe(200);
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1_000);
    expect((await giris("001014")).status).toBe(200);
  });

  it("is locked whether or not anybody has it", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await giris("kimse", "wrong");
    expect((await giris("kimse", "wrong")).status).toBe(423);
  });

  it("starts anew after the right one", async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await giris("yeni", "wrong");
      expect((await giris("yeni")).status).toBe(200);
    }
  });
});

describe("a log-in that goes wrong on demand", () => {
  it("gives no token", async () => {
    upstream.faults.set({ match: "KullaniciGirisYap", kind: "no-token" });
    const answer = await giris("001092");
    expect(answer).toEqual({ status: 200, body: { authType: "Sifre" } });
  });

  it("is refused or down", async () => {
    upstream.faults.set({ match: "StatuDegistir", kind: "401" });
    const token = (await oauth((await giris("001092")).body.token)).body.token;
    expect((await step("StatuDegistir", {}, token)).status).toBe(401);
    upstream.faults.set({ match: "KullaniciGirisYap", kind: "403" });
    expect((await giris("001092")).status).toBe(403);
    upstream.faults.set({ match: "KullaniciGirisYap", kind: "500" });
    expect((await giris("001092")).status).toBe(500);
  });
});

describe("the two tokens of a member", () => {
  const userApplications = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await upstream.call("/api/v1/General/UserApplication/GetUserApp", { headers });
    return { status: response.status, rows: (await response.json()) as unknown };
  };

  it("are for one application each, and both tell what one may use", async () => {
    const user = await logInMember(upstream, "001014");
    const bulletin = await logInMember(upstream, "001014", "bulletin");
    expect((await userApplications(bulletin)).rows).toMatchObject([{ ApplicationId: 12, KullaniciId: 57 }]);
    expect((await userApplications(user)).rows).toMatchObject([{ ApplicationId: 12, KullaniciId: 57 }]);
    const without = await logInMember(upstream, "001092");
    expect((await userApplications(without)).rows).toEqual([]);
    expect((await userApplications(await logIn(upstream))).status).toBe(403);
    expect((await userApplications("")).status).toBe(401);
  });

  it("say that the bulletin is not for everybody", async () => {
    const bulletin = await logInMember(upstream, "001092", "bulletin");
    expect(await userApplications(bulletin)).toEqual({ status: 200, rows: [] });
  });

  it("end one by one", async () => {
    const [kept, ended] = [
      await logInMember(upstream, "001170"),
      await logInMember(upstream, "001170", "bulletin"),
    ];
    await step("Logout", {}, ended);
    expect((await userApplications(ended)).status).toBe(401);
    expect((await step("Logout", {}, kept)).status).toBe(200);
  });
});
