import { z } from "zod";
import type { LogInUnderWay } from "./log-in-steps";
import { seal } from "./seal";
import { splitCookie } from "./split-cookie";

/** A code is good for this long (domain 4.2), and so is the log-in that waits for it. */
const STEP_SECONDS = 180;

const step = z.object({
  user: z.string(),
  requestId: z.uuid(),
  token: z.string().min(1),
  authType: z.string().nullable(),
  remembered: z.boolean(),
  endsAt: z.number(),
});

/** A log-in that goes on: who it is for, and how far it is. */
export interface StartedLogIn {
  /** The name as it was typed. */
  user: string;
  remembered: boolean;
  underWay: LogInUnderWay;
}

const cookie = splitCookie("giris");
const steps = seal("log-in step");

/** The log-in that waits in this browser; null when there is none, or its time is over. */
export async function waitingLogIn(cookies: string | null): Promise<StartedLogIn | null> {
  const sealed = cookie.read(cookies);
  const opened = sealed && (await steps.open(sealed));
  if (!opened) return null;
  const read = step.safeParse(JSON.parse(opened));
  if (!read.success || read.data.endsAt <= Date.now()) return null;
  const { user, remembered, requestId, token, authType } = read.data;
  return { user, remembered, underWay: { requestId, token, authType } };
}

/** The headers by which a browser keeps a log-in that waits. */
export async function waitingHeaders(
  { underWay, ...rest }: StartedLogIn,
  cookies: string | null,
): Promise<string[]> {
  const endsAt = Date.now() + STEP_SECONDS * 1000;
  const sealed = await steps.close(JSON.stringify({ ...underWay, ...rest, endsAt }));
  return cookie.write(sealed, cookies, STEP_SECONDS);
}

/** The headers that forget it. */
export const forgetWaiting = (cookies: string | null): string[] => cookie.clear(cookies);
