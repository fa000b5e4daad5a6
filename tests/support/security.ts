import { expect } from "vitest";

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "cross-origin-resource-policy": /^same-origin$/,
};
const ON_PAGES: Readonly<Record<string, RegExp>> = {
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "x-frame-options": /^DENY$/,
};

/** Headers of every response, errors and redirects included; pages have more. */
export function expectSecurityHeaders(headers: Headers): void {
  const type = headers.get("content-type") ?? "";
  const due = { ...EVERYWHERE, ...(type.startsWith("text/html") && ON_PAGES) };
  for (const [name, value] of Object.entries(due)) expect(headers.get(name), name).toMatch(value);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  if (/^text\/|[/+]xml/.test(type)) expect(type).toMatch(/; charset=utf-8$/i);
  expect(headers.get("x-powered-by")).toBeNull();
}
