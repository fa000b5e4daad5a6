import { expect } from "vitest";

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "x-frame-options": /^DENY$/,
};

/** Every answer of ours carries these, errors and redirects included. */
export function expectSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) expect(headers.get(name), name).toMatch(value);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  const type = headers.get("content-type") ?? "";
  if (/^text\/|[/+]xml/.test(type)) expect(type).toMatch(/; charset=utf-8$/i);
  expect(headers.get("x-powered-by")).toBeNull();
}
