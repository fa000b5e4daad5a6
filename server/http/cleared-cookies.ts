const PRIVATE = "private, no-store";

/** A response that clears cookies is private; one that sets cookies has its own headers. */
export function addClearedCookies(headers: Headers, cleared: readonly string[] = []): void {
  if (cleared.length === 0 || headers.has("Set-Cookie")) return;
  for (const cookie of cleared) headers.append("Set-Cookie", cookie);
  headers.set("Cache-Control", PRIVATE);
}

export function withClearedCookies(cookies: string[], cleared: readonly string[] = []): string[] {
  if (cleared.length === 0) return cookies;
  const own = cookies.map((text, index) => (cookies[index - 1] === "cache-control" ? PRIVATE : text));
  return [...own, ...cleared.flatMap((cookie) => ["Set-Cookie", cookie])];
}
