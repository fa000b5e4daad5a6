import { z } from "zod";
import type { WordKey } from "~/text/words";
import { readCookie, setCookie } from "./host-cookie";

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
export const flashHeader = (said: Flash): string => setCookie(NAME, said, { maxAge: SECONDS });

/** What this page is to say, by the cookies it was asked with. */
export function flashIn(cookies: string | null): Flash | null {
  return flash.safeParse(readCookie(NAME, cookies)).data ?? null;
}

/** How it is said. */
export const flashWords = (said: Flash) => SAID[said];
