import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("on an encrypted site the choice stays on it", async () => {
  vi.stubEnv("PORTAL_ORIGIN", "https://borsa.example");
  vi.resetModules();
  const { chooseView } = await import("./choose-view");
  const request = new Request("https://borsa.example/sade?donus=/hakkimizda", {
    method: "POST",
    body: new URLSearchParams({ sade: "1" }),
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const answer = await chooseView({ request, params: {}, context: {} });
  expect(answer.headers.get("location")).toBe("/hakkimizda");
  expect(answer.headers.getSetCookie()).toEqual(["sade=1; Max-Age=31536000; Path=/; Secure; SameSite=Lax"]);
});
