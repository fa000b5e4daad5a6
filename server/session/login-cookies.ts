import { z } from "zod";
import type { LoginFlow } from "../upstream/auth/login-flow";
import { seal } from "../crypto/seal";
import { chunkedCookie } from "../security/host-cookie";

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

const stepCookie = chunkedCookie("giris");
const steps = seal("log-in step");

export async function pendingLogin(cookies: string | null): Promise<PendingLogin | null> {
  const sealed = stepCookie.read(cookies);
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
  return stepCookie.write(sealed, cookies, STEP_SECONDS);
}

export const clearPendingLogin = (cookies: string | null): string[] => stepCookie.clear(cookies);

const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** Sealed, so that other users of the browser can't read the name; never the password. */
const nameCookie = chunkedCookie("hatirla");
const names = seal("remembered name");

export async function rememberedName(cookies: string | null): Promise<string | null> {
  const sealed = nameCookie.read(cookies);
  return sealed === null ? null : names.open(sealed);
}

export async function rememberHeaders(name: string | null, cookies: string | null): Promise<string[]> {
  if (name === null) return nameCookie.clear(cookies);
  return nameCookie.write(await names.close(name), cookies, HALF_YEAR_SECONDS);
}
