import { parse, serialize } from "cookie";
import { z } from "zod";
import { portalOrigin } from "./env";
import type { WordKey } from "~/text/words";

/**
 * One thing said on the next page, after a redirect: a word of ours in a cookie that lasts for that page. Only
 * pages that are kept for nobody say it.
 */

const NAME = "bildirim";
const SECONDS = 5;

const SAID = {
  acknowledged: { kind: "success", text: "acknowledgement.done" },
  acknowledgementFailed: { kind: "error", text: "acknowledgement.failed" },
  checkFailed: { kind: "error", text: "acknowledgement.checkFailed" },
} as const satisfies Record<string, { kind: "success" | "error"; text: WordKey }>;

export type Flash = keyof typeof SAID;

const flash = z.enum(Object.keys(SAID) as [Flash, ...Flash[]]);

/** The header by which the next page says it. */
export function flashHeader(said: Flash): string {
  const secure = portalOrigin.startsWith("https:");
  return serialize(NAME, said, { httpOnly: true, sameSite: "lax", path: "/", maxAge: SECONDS, secure });
}

/** What this page is to say, by the cookies it was asked with. */
export function flashIn(cookies: string | null): Flash | null {
  return flash.safeParse(parse(cookies ?? "")[NAME]).data ?? null;
}

/** How it is said. */
export const flashWords = (said: Flash) => SAID[said];
