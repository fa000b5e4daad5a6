import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("an encrypted site is to be reached encrypted alone, for a year, with what lies below it", async () => {
  vi.stubEnv("PORTAL_ORIGIN", "https://borsa.example");
  vi.resetModules();
  const { securityHeaders } = await import("./security-headers");
  expect(securityHeaders()["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
});

test.each(["image/svg+xml", "application/pdf", "text/csv"])(
  "a file may neither run nor style anything: %s",
  async (type) => {
    const { completeSecurityHeaders } = await import("./security-headers");
    const headers = new Headers({ "Content-Type": type });
    completeSecurityHeaders(headers);
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);
