import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubEnv("PORTAL_ORIGIN", "https://borsa.example");
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

/** Every cookie that the portal sets over HTTPS. */
async function allCookies(): Promise<string[]> {
  const [{ flashHeader }, { rememberConsents }, { rememberSurvey }, { chunkedCookie }] = await Promise.all([
    import("../session/flash"),
    import("../pages/privacy/consents"),
    import("../pages/surveys/answered-surveys"),
    import("./host-cookie"),
  ]);
  return [
    flashHeader("acknowledged"),
    rememberConsents({ "4": true }),
    rememberSurvey(null, 1),
    ...chunkedCookie("portal").write("x".repeat(8_000), null),
    ...chunkedCookie("portal").clear("__Host-portal=x; portal.1=x"),
  ];
}

test("binds cookies to this host over HTTPS, hidden from scripts", async () => {
  const cookies = await allCookies();
  expect(cookies).toHaveLength(7);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-[a-z]+(?:\.\d)?=/);
    for (const part of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"])
      expect(cookie.split("; ")).toContain(part);
    expect(cookie).not.toMatch(/Domain/i);
  }
});

test("ignores cookies set by a sibling host", async () => {
  const { rememberedConsents } = await import("../pages/privacy/consents");
  const { answeredSurveys } = await import("../pages/surveys/answered-surveys");
  const tossed = `riza=${encodeURIComponent('{"4":true}')}; anketler=${encodeURIComponent("[1]")}`;
  expect([rememberedConsents(tossed), answeredSurveys(tossed)]).toEqual([{}, []]);
  const own = tossed.replace(/\b(riza|anketler)=/g, "__Host-$1=");
  expect([rememberedConsents(own), answeredSurveys(own)]).toEqual([{ "4": true }, [1]]);
});
