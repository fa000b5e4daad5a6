import { portalOrigin } from "~server/config/environment";

const DENIED_FEATURES = ["camera", "geolocation", "microphone", "payment", "usb"];

const headers: Readonly<Record<string, string>> = Object.freeze({
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Meaningless over http, and on localhost it would outlive the session.
  ...(portalOrigin.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }),
});

/** Half a kilobyte that scripts and pictures don't need. */
const pageHeaders: Readonly<Record<string, string>> = Object.freeze({
  ...headers,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
});

const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The service worker fetches from this portal alone. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`;

export function securityHeaders(): Record<string, string> {
  return { ...headers };
}

/** No inline code but the style sheet, by its hash; nothing from other hosts. */
export const pagePolicy = (styleSource: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleSource}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** For a page by itself whose one script stands in it. */
export const screenHeaders = (styleSource: string, scriptSource: string): Record<string, string> => ({
  ...pageHeaders,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": [
    "default-src 'none'",
    `script-src ${scriptSource}`,
    `style-src ${styleSource}`,
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "X-Robots-Tag": "noindex",
});

/** For frames on the sites that the operator names; no scripts. */
export const embedHeaders = (styleSource: string, origins: readonly string[]): Record<string, string> => ({
  ...headers,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${origins.join(" ")}`,
  ].join("; "),
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
});

/** X-Frame-Options can't list sites: it would override the policy. */
const isForFrames = (policy: string | null): boolean => policy?.includes("frame-ancestors 'none'") === false;

export function completeSecurityHeaders(answer: Headers): void {
  const isPage = answer.get("Content-Type")?.startsWith("text/html") ?? false;
  for (const [name, value] of Object.entries(isPage ? pageHeaders : headers)) {
    if (!answer.has(name)) answer.set(name, value);
  }
  if (isForFrames(answer.get("Content-Security-Policy"))) answer.delete("X-Frame-Options");
  if (!answer.has("Content-Security-Policy")) answer.set("Content-Security-Policy", RESOURCE_POLICY);
}
