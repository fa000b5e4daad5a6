import { createECDH } from "node:crypto";
import { demoSessionKey, demoVapidKey } from "../config/demo";
import { env } from "../config/environment";

/** Newest first. */
export function sessionKeys(): readonly string[] {
  return env.SESSION_KEYS ?? [demoSessionKey()];
}

export interface VapidKeys {
  /** base64url, as browsers expect. */
  publicKey: string;
  privateKey: string;
}

export function vapidKeys(): VapidKeys | null {
  const privateKey = env.VAPID_PRIVATE_KEY || (env.PORTAL_DEMO ? demoVapidKey() : null);
  if (!privateKey) return null;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return { privateKey, publicKey: pair.getPublicKey("base64url") };
}
