import { z } from "zod";
import type { WordKey } from "~/i18n/words";
import { readCookie, setCookie } from "../security/host-cookie";

const NAME = "bildirim";
const SECONDS = 5;

const SAID = {
  acknowledged: { kind: "success", text: "acknowledgement.done" },
  acknowledgementFailed: { kind: "error", text: "acknowledgement.failed" },
  checkFailed: { kind: "error", text: "acknowledgement.checkFailed" },
} as const satisfies Record<string, { kind: "success" | "error"; text: WordKey }>;

export type Flash = keyof typeof SAID;

const flash = z.enum(Object.keys(SAID) as [Flash, ...Flash[]]);

export const flashHeader = (said: Flash): string => setCookie(NAME, said, { maxAge: SECONDS });

export function flashIn(cookies: string | null): Flash | null {
  return flash.safeParse(readCookie(NAME, cookies)).data ?? null;
}

export const flashWords = (said: Flash) => SAID[said];
