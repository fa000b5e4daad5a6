import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATUS, type TestUpstream, logIn, startTestUpstream } from "../../tests/support/test-upstream";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

const credentials = (user: string, password: string) => ({
  kullaniciAdi: user,
  SIFRE: password,
  Source: "web",
  requestid: "r-1",
});

async function firstStep(user: string, password: string) {
  const response = await upstream.login("KullaniciGirisYap", credentials(user, password));
  const body = (await response.json()) as { token: string; authType: string; Message?: string };
  return { status: response.status, body };
}

describe("log-in", () => {
  it("ends in a JWT with the claims of the wire", async () => {
    expect(decodeJwt(await logIn(upstream))).toMatchObject({
      FirmaId: 1,
      IsletmeId: 99,
      SubeId: 1,
      KullaniciTipId: 9,
      UserId: 9,
      Yil: 2026,
      IsAdmin: false,
      IsSuperAdmin: false,
      exp: expect.any(Number) as number,
    });
  });

  it("refuses a wrong password, an unknown user and another member's code", async () => {
    const wrong = await firstStep("portal-servis", "member-password");
    expect(wrong).toMatchObject({
      status: 401,
      body: { Message: "Kullanıcı adı veya şifre hatalı." },
    });
    expect((await firstStep("kimse", "member-password")).status).toBe(401);
    const otherCode = { ...credentials("001014", "member-password"), UyeKodu: "001092" };
    expect((await upstream.login("KullaniciGirisYap", otherCode)).status).toBe(401);
    const ownCode = { ...otherCode, UyeKodu: "001014" };
    expect((await upstream.login("KullaniciGirisYap", ownCode)).status).toBe(200);
  });

  it("tells a closed account from a wrong password, to those who know it", async () => {
    const closed = await firstStep("pasif", "member-password");
    expect(closed).toMatchObject({ status: 403, body: { Message: "Kullanıcı hesabı kapalıdır." } });
    expect((await firstStep("pasif", "wrong")).status).toBe(401);
  });

  it("lets no step be left out", async () => {
    const { body } = await firstStep("001014", "member-password");
    const skipped = await upstream.login("StatuDegistir", STATUS, body.token);
    expect(skipped.status).toBe(401);
    const otherRequest = { requestId: "r-2", authToken: body.token, redirectUrl: "" };
    expect((await upstream.login("OAuthToken", otherRequest)).status).toBe(401);
  });

  it("asks a one-time code of the member who has one", async () => {
    const { body } = await firstStep("001170", "member-password");
    expect(body.authType).toBe("Otp");
    const oauth = { requestId: "r-1", authToken: body.token, redirectUrl: "" };
    expect((await upstream.login("OAuthToken", oauth)).status).toBe(401);
  });

  it("gives no status at another exchange, and none for an application that is not there", async () => {
    const { body } = await firstStep("001014", "member-password");
    const oauth = { requestId: "r-1", authToken: body.token, redirectUrl: "" };
    const answer = await upstream.login("OAuthToken", oauth);
    const { token } = (await answer.json()) as { token: string };
    for (const other of [{ IsletmeId: 98 }, { key: "another" }]) {
      const status = { ...STATUS, ...other };
      expect((await upstream.login("StatuDegistir", status, token)).status).toBe(403);
    }
  });
});

describe("a token", () => {
  const file = "/files/nothing.pdf";
  const statusWith = async (token: string, at = upstream) => {
    const response = await at.call(file, { headers: { Authorization: `Bearer ${token}` } });
    return response.status;
  };

  it("is refused after Logout", async () => {
    const token = await logIn(upstream);
    expect(await statusWith(token)).toBe(404);
    expect((await upstream.login("Logout", undefined, token)).status).toBe(200);
    expect(await statusWith(token)).toBe(401);
  });

  it("is refused when it is expired or not ours", async () => {
    const short = await startTestUpstream({ tokenLifetimeSeconds: -1 });
    expect(await statusWith(await logIn(short), short)).toBe(401);
    const foreign = await startTestUpstream({ tokenSecret: "another-secret-that-is-long-enough!" });
    expect(await statusWith(await logIn(foreign))).toBe(401);
    expect(await statusWith("a.b.c")).toBe(401);
    await short.close();
    await foreign.close();
  });
});
