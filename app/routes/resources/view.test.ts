import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("sets a Secure cookie over HTTPS", async () => {
  vi.stubEnv("PORTAL_ORIGIN", "https://borsa.example");
  vi.resetModules();
  const { action } = await import("./view");
  const request = new Request("https://borsa.example/sade?donus=/hakkimizda", {
    method: "POST",
    body: new URLSearchParams({ sade: "1" }),
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const payload: unknown = { request, params: {}, context: {} };
  const answer = await action(payload as ActionFunctionArgs);
  expect(answer.headers.get("location")).toBe("/hakkimizda");
  expect(answer.headers.getSetCookie()).toEqual([
    "__Host-sade=1; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
  ]);
});
