const PRIVATE = "private, no-store";

/** An answer that clears a visitor's cookies is theirs alone; one that sets some of its own knows better. */
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
