export const VIEW_COOKIE = "sade";

const CHOICE = new RegExp(`(?:^|;\\s*)(?:__Host-)?${VIEW_COOKIE}=([01])(?:;|$)`);
const ON = /^\s*on\s*(?:[;,]|$)/i;

export function wantsLiteView(
  cookies: string | null | undefined,
  saveData: string | null | undefined,
): boolean {
  const choice = cookies ? CHOICE.exec(cookies)?.[1] : undefined;
  return choice === undefined ? ON.test(saveData ?? "") : choice === "1";
}

/** Proxies cache by address, and the next visitor may want the full view. */
export function markPrivate(headers: Headers): void {
  if (headers.get("Cache-Control")?.startsWith("public")) headers.set("Cache-Control", "private, no-cache");
}
