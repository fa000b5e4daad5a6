import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  OTP_CODE,
  type TestUpstream,
  logInMember,
  startTestUpstream,
} from "../../tests/support/test-upstream";

/** Locks and the faults that tests switch on. */

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterEach(() => {
  vi.useRealTimers();
  upstream.faults.clear();
});
afterAll(() => upstream.close());

async function step(target: string, body: object) {
  const response = await upstream.login(target, body);
  return { status: response.status, ...((await response.json()) as { token?: string; authType?: string }) };
}

const enter = (user: string, password = "member-password") =>
  step("KullaniciGirisYap", { KullaniciAdi: user, Sifre: password, Source: "web", RequestId: "r-1" });
const prove = (token = "", code = OTP_CODE, id = "r-1") =>
  step("OtpKontrol", { RequestId: id, AuthToken: token, OtpKod: code, Source: "web" });

test("accepts a one-time code once, within 180 seconds, for its own log-in, three attempts", async () => {
  const { token, authType } = await enter("001170");
  expect(authType).toBe("Otp");
  expect((await prove(token, OTP_CODE, "r-2")).status).toBe(400);
  expect((await prove((await enter("001170")).token)).status).toBe(200);
  const tried = (await enter("001170")).token;
  for (let attempt = 0; attempt < 3; attempt++) expect((await prove(tried, "000000")).status).toBe(400);
  expect((await prove(tried)).status).toBe(400);
  vi.useFakeTimers({ toFake: ["Date"] });
  const late = (await enter("001170")).token;
  vi.setSystemTime(Date.now() + 181_000);
  expect((await prove(late)).status).toBe(400);
});

test.each(["001014", "nobody-there"])(
  "locks %s for five minutes after five wrong passwords",
  async (user) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let attempt = 0; attempt < 5; attempt++) expect((await enter(user, "wrong")).status).toBe(401);
    expect((await enter(user)).status).toBe(423);
    expect((await enter("001092")).status).toBe(200);
    vi.setSystemTime(Date.now() + 301_000);
    expect((await enter(user)).status).toBe(user === "001014" ? 200 : 401);
  },
);

test("ends the two tokens of a member separately", async () => {
  const applications = (token: string) =>
    upstream.call("/api/v1/General/UserApplication/GetUserApp", {
      headers: { Authorization: `Bearer ${token}` },
    });
  const token = await logInMember(upstream, "001014");
  const ended = await logInMember(upstream, "001014", "bulletin");
  expect(await (await applications(ended)).json()).toMatchObject([{ ApplicationId: 12 }]);
  expect((await upstream.login("Logout", {}, ended)).status).toBe(200);
  expect([(await applications(ended)).status, (await applications(token)).status]).toEqual([401, 200]);
});

test("limits a fault by path or body text and number of requests, until cleared", async () => {
  const ask = async (target: string) => (await upstream.get(`OnlineKullaniciBulten/${target}`)).status;
  const list = async (globalFilter: string) =>
    (await upstream.post("Anket/GetWithFilterInfo", { globalFilter })).status;
  upstream.faults.set({ match: "GetWithFilterInfo", body: "only-this-text", kind: "500" });
  expect([await list("only-this-text"), await list("another")]).toEqual([500, 200]);
  const body = JSON.stringify({ match: "Kayan", kind: "403", times: 1 });
  expect((await upstream.call("/__faults", { method: "POST", body })).status).toBe(204);
  expect([await ask("GetKayanYazi"), await ask("GetKayanYazi"), await ask("GetAnaKart")]).toEqual([
    403, 200, 200,
  ]);
  expect((await upstream.call("/__faults", { method: "POST", body: "{}" })).status).toBe(400);
});
