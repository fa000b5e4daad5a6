import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { json, startRecorder, type Answer } from "../../../tests/support/recorder";
import { fakeToken } from "../../../tests/support/tokens";

/** The site's own log-in against a counting upstream. */

const upstream = await startRecorder(json({}));
vi.stubEnv("API_BASE_URL", upstream.url);
vi.stubEnv("SERVICE_USER", "portal-servis");
vi.stubEnv("SERVICE_PASSWORD", "parola");
vi.stubEnv("ISLETME_ID", "99");
vi.stubEnv("STATUS_KEY", "anahtar");

const STEPS = ["KullaniciGirisYap", "OAuthToken", "StatuDegistir"] as const;
const HOUR_SECONDS = 3_600;
let logIns = 0;
const nextToken = (seconds: number): Answer => {
  return (request, response) => {
    const now = Math.floor(Date.now() / 1000);
    const token = fakeToken({ nr: (logIns += 1), iat: now, exp: now + seconds });
    return json({ token })(request, response);
  };
};

let auth: typeof import("./service-token");
let service: typeof import("../tokens");
let errors: typeof import("../errors");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T09:00:00Z") });
  upstream.requests.length = 0;
  upstream.restore();
  logIns = 0;
  upstream.intercept("KullaniciGirisYap", json({ token: "giris", authType: "Sifre" }));
  upstream.intercept("OAuthToken", json({ token: "oauth" }));
  upstream.intercept("StatuDegistir", nextToken(HOUR_SECONDS));
  vi.resetModules();
  errors = await import("../errors");
  auth = await import("./service-token");
  service = await import("../tokens");
});
afterAll(() => upstream.stop());

const logInCount = () => upstream.requestsTo("StatuDegistir").length;
const failure = () => auth.serviceToken().catch((error: unknown) => error);

test("runs the three log-in steps under one request id, passing results on", async () => {
  await auth.serviceToken();
  expect(upstream.requests.map(({ path }) => path)).toEqual(
    STEPS.map((step) => `/api/v1/Authentication/KullaniciGiris/${step}`),
  );
  const [logIn, oauth, status] = upstream.requests.map(
    ({ body }) => JSON.parse(body) as Record<string, unknown>,
  );
  expect(logIn).toMatchObject({
    KullaniciAdi: "portal-servis",
    Sifre: "parola",
    Source: "web",
    source: "web",
  });
  expect(logIn?.["RequestId"]).toMatch(/^[\da-f-]{36}$/);
  expect(oauth).toMatchObject({ requestId: logIn?.["RequestId"], authToken: "giris", authCode: "Sifre" });
  expect(status).toMatchObject({ IsletmeId: 99, statuTipi: 1, key: "anahtar" });
  const [, , last] = upstream.requests;
  expect(last?.headers["authorization"]).toBe("Bearer oauth");
});

test("logs in once for all waiting calls and caches the token", async () => {
  expect(auth.serviceTokenState()).toBe("not asked");
  const tokens = await Promise.all(Array.from({ length: 30 }, () => auth.serviceToken()));
  expect(new Set(tokens).size).toBe(1);
  expect(await auth.serviceToken()).toBe(tokens[0]);
  expect(logInCount()).toBe(1);
  expect(auth.serviceTokenState()).toBe("ready");
});

test("renews a minute before expiry", async () => {
  const first = await auth.serviceToken();
  vi.setSystemTime(Date.now() + (HOUR_SECONDS - 61) * 1000);
  expect(await auth.serviceToken()).toBe(first);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await auth.serviceToken()).not.toBe(first);
  expect(logInCount()).toBe(2);
});

test("uses the token until its expiry while renewal fails", async () => {
  const token = await auth.serviceToken();
  upstream.intercept("KullaniciGirisYap", json({}, 500));
  vi.setSystemTime(Date.now() + (HOUR_SECONDS - 30) * 1_000);
  expect(await auth.serviceToken()).toBe(token);
  expect(await auth.serviceToken()).toBe(token);
  expect(auth.serviceTokenState()).toBe("ready");
  vi.setSystemTime(Date.now() + 31_000);
  expect(await failure()).toBeInstanceOf(errors.UpstreamError);
  expect(auth.serviceTokenState()).toBe("unavailable");
  upstream.intercept("KullaniciGirisYap", json({}, 401));
  vi.setSystemTime(Date.now() + 3_001);
  expect(await failure()).toBeInstanceOf(errors.RefusedError);
  expect(auth.serviceTokenState()).toBe("refused");
});

test("does not log in for every call when tokens last seconds", async () => {
  upstream.intercept("StatuDegistir", nextToken(20));
  const first = await auth.serviceToken();
  vi.setSystemTime(Date.now() + 5_000);
  expect(await auth.serviceToken()).toBe(first);
});

test("does not log in for every call when the upstream's clock is wrong", async () => {
  vi.setSystemTime(new Date("2026-11-20T09:00:00Z"));
  const late = Math.floor(Date.now() / 1000) - 86_400;
  upstream.intercept("StatuDegistir", json({ token: fakeToken({ iat: late, exp: late + HOUR_SECONDS }) }));
  await auth.serviceToken();
  await auth.serviceToken();
  expect(logInCount()).toBe(1);
});

test("repeats a refused call once with a new token", async () => {
  const used: string[] = [];
  const answer = await service.withServiceToken("test.call", (token) => {
    used.push(token);
    if (used.length === 1) return Promise.reject(new errors.RefusedError("call", "status 401", true));
    return Promise.resolve("fine");
  });
  expect(answer).toBe("fine");
  expect(new Set(used).size).toBe(2);
  expect(logInCount()).toBe(2);
});

test("renews once for twenty calls refused at the same time", async () => {
  const old = await auth.serviceToken();
  const attempt = (token: string) =>
    token === old
      ? Promise.reject(new errors.RefusedError("call", "status 401", true))
      : Promise.resolve(token);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => service.withServiceToken("test.call", attempt)),
  );
  expect(new Set(answers).size).toBe(1);
  expect(logInCount()).toBe(2);
});

test("gives up after a second refusal, a 403 or a failure", async () => {
  for (const [error, attempts] of [
    [new errors.RefusedError("call", "status 401", true), 2],
    [new errors.RefusedError("call", "status 403", false), 1],
    [new errors.BrokenError("call", "status 500", true), 1],
  ] as const) {
    const attempt = vi.fn(() => Promise.reject(error));
    await expect(service.withServiceToken("test.call", attempt)).rejects.toBe(error);
    expect(attempt).toHaveBeenCalledTimes(attempts);
  }
});

test.each([
  ["a wrong password", "KullaniciGirisYap", json({ Message: "hatalı" }, 401), "RefusedError"],
  ["no token in the answer", "KullaniciGirisYap", json({ authType: "Sifre" }), "RefusedError"],
  ["the text null for a token", "StatuDegistir", json({ token: "null" }), "RefusedError"],
  ["a token that is no JWT", "StatuDegistir", json({ token: "gizli-metin" }), "BrokenError"],
  ["three parts that hold no JSON", "StatuDegistir", json({ token: "gizli.gizli.gizli" }), "BrokenError"],
  ["a server error", "OAuthToken", json({}, 500), "BrokenError"],
] as const)("treats %s as an upstream error and doesn't retry at once", async (_, step, answer, name) => {
  upstream.intercept(step, answer);
  const error = await failure();
  expect(error).toBeInstanceOf(errors[name]);
  expect((error as Error).message).not.toContain("gizli");
  expect(await failure()).toBe(error);
  expect(upstream.requestsTo("KullaniciGirisYap")).toHaveLength(1);
  upstream.restore();
  upstream.intercept("KullaniciGiris", nextToken(HOUR_SECONDS));
  vi.setSystemTime(Date.now() + 3_001);
  expect(await auth.serviceToken()).toMatch(/\./);
});

test("uses a token given by the operator without logging in", async () => {
  vi.stubEnv("DEFAULT_TOKEN", "sabit.sabit.sabit");
  vi.resetModules();
  auth = await import("./service-token");
  vi.stubEnv("DEFAULT_TOKEN", "");
  expect(await auth.serviceToken()).toBe("sabit.sabit.sabit");
  expect(auth.serviceTokenState()).toBe("ready");
  auth.refuseServiceToken("sabit.sabit.sabit");
  expect(auth.serviceTokenState()).toBe("refused");
  expect(upstream.requests).toEqual([]);
});
