import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("sends HSTS for a year, subdomains included, over HTTPS", async () => {
  vi.stubEnv("PORTAL_ORIGIN", "https://borsa.example");
  vi.resetModules();
  const { securityHeaders } = await import("./security-headers");
  expect(securityHeaders()["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
});

test.each(["image/svg+xml", "application/pdf", "text/csv"])(
  "forbids scripts and styles in files: %s",
  async (type) => {
    const { completeSecurityHeaders } = await import("./security-headers");
    const headers = new Headers({ "Content-Type": type });
    completeSecurityHeaders(headers);
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);
