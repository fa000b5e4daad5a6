import { demoSessionKey } from "./demo";
import { env } from "./env";

/** The portal's secrets, newest first; in demo mode one of its own. */
export function sessionKeys(): readonly string[] {
  return env.SESSION_KEYS ?? [demoSessionKey()];
}
