import { demoSessionKey } from "../config/demo";
import { env } from "../config/environment";

/** Newest first. */
export function sessionKeys(): readonly string[] {
  return env.SESSION_KEYS ?? [demoSessionKey()];
}
