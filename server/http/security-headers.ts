import { portalOrigin } from "~server/env";

const DENIED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "usb",
  "xr-spatial-tracking",
];

const headers: Readonly<Record<string, string>> = Object.freeze({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "X-DNS-Prefetch-Control": "off",
  "X-Permitted-Cross-Domain-Policies": "none",
  // Over http the header is meaningless, and on a developer's localhost it would outlive the session.
  ...(portalOrigin.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }),
});

const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'";
// A drawing opened by itself keeps its own colours, and the browser may centre a photo that is opened by
// itself; neither can run or fetch anything.
const PICTURE_POLICY = `${RESOURCE_POLICY}; style-src 'unsafe-inline'`;

/** The security headers that every answer carries; pages add their own Content-Security-Policy. */
export function securityHeaders(): Record<string, string> {
  return { ...headers };
}

/** What a page may load: nothing inline but its style sheet, by its hash; nothing from elsewhere (design 5). */
export const pagePolicy = (styleSource: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleSource}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Adds to an answer what it lacks; whatever is not a page may load nothing at all. */
export function completeSecurityHeaders(answer: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!answer.has(name)) answer.set(name, value);
  }
  if (answer.has("Content-Security-Policy")) return;
  const isPicture = answer.get("Content-Type")?.startsWith("image/") ?? false;
  answer.set("Content-Security-Policy", isPicture ? PICTURE_POLICY : RESOURCE_POLICY);
}
