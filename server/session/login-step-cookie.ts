import { z } from "zod";
import type { LoginFlow } from "../upstream/auth/login-flow";
import { seal } from "../crypto/seal";
import { chunkedCookie } from "../security/host-cookie";

/** Lifetime of the upstream's code. */
const STEP_SECONDS = 180;

const step = z.object({
  user: z.string(),
  requestId: z.uuid(),
  token: z.string().min(1),
  authType: z.string().nullable(),
  remembered: z.boolean(),
  endsAt: z.number(),
});

export interface PendingLogin {
  user: string;
  remembered: boolean;
  underWay: LoginFlow;
}

const cookie = chunkedCookie("giris");
const steps = seal("log-in step");

export async function pendingLogin(cookies: string | null): Promise<PendingLogin | null> {
  const sealed = cookie.read(cookies);
  const opened = sealed && (await steps.open(sealed));
  if (!opened) return null;
  const read = step.safeParse(JSON.parse(opened));
  if (!read.success || read.data.endsAt <= Date.now()) return null;
  const { user, remembered, requestId, token, authType } = read.data;
  return { user, remembered, underWay: { requestId, token, authType } };
}

export async function pendingLoginHeaders(
  { underWay, ...rest }: PendingLogin,
  cookies: string | null,
): Promise<string[]> {
  const endsAt = Date.now() + STEP_SECONDS * 1000;
  const sealed = await steps.close(JSON.stringify({ ...underWay, ...rest, endsAt }));
  return cookie.write(sealed, cookies, STEP_SECONDS);
}

export const clearPendingLogin = (cookies: string | null): string[] => cookie.clear(cookies);
