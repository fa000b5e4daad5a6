import { portalOrigin } from "~server/config/environment";

const DENIED_FEATURES = ["camera", "geolocation", "microphone", "payment", "usb"];

const headers: Readonly<Record<string, string>> = Object.freeze({
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Over http the header is meaningless, and on a developer's localhost it would outlive the session.
  ...(portalOrigin.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }),
});

/** On a script or picture they would be half a kilobyte each in vain. */
const pageHeaders: Readonly<Record<string, string>> = Object.freeze({
  ...headers,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
});

const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The service worker asks the portal for pages, and nobody else for anything. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`;

export function securityHeaders(): Record<string, string> {
  return { ...headers };
}

/** Nothing inline but the style sheet, by its hash; nothing from elsewhere. */
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

/** For other sites' frames: nothing runs in it, and only whom the operator names may show it. */
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

/** X-Frame-Options can't name sites: it would refuse those that the policy lets in. */
const isForFrames = (policy: string | null): boolean => policy?.includes("frame-ancestors 'none'") === false;

export function completeSecurityHeaders(answer: Headers): void {
  const isPage = answer.get("Content-Type")?.startsWith("text/html") ?? false;
  for (const [name, value] of Object.entries(isPage ? pageHeaders : headers)) {
    if (!answer.has(name)) answer.set(name, value);
  }
  if (isForFrames(answer.get("Content-Security-Policy"))) answer.delete("X-Frame-Options");
  if (!answer.has("Content-Security-Policy")) answer.set("Content-Security-Policy", RESOURCE_POLICY);
}
