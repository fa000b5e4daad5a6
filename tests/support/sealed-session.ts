import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { NewSession } from "../../server/session/session";
import { CookieJar } from "./browser";
import { SESSION_KEY } from "./stack";
import { fakeToken } from "./tokens";

/** A session as the portal would seal it, that no log-in creates; `keys` are its SESSION_KEYS. */
export async function sealedSession(session: NewSession, keys = SESSION_KEY): Promise<CookieJar> {
  vi.stubEnv("SESSION_KEYS", keys);
  vi.resetModules();
  const { sessionHeaders } = await import("../../server/session/session");
  vi.unstubAllEnvs();
  const jar = new CookieJar();
  const headers = new Headers();
  for (const header of await sessionHeaders(session, null)) headers.append("Set-Cookie", header);
  jar.take(headers);
  return jar;
}

/** A session of a demo user with a token that the upstream never issued. */
export const inventedSession = (changes: object = {}) => ({
  id: randomUUID(),
  userToken: fakeToken({ exp: Math.floor(Date.now() / 1000) + 3_600 }),
  bulletinToken: null,
  sharesBulletin: false,
  remembered: false,
  user: {
    id: 57,
    memberId: 2,
    memberNumber: "001014",
    userName: "001014",
    name: "Nazlı Işıkgör",
    photo: null,
  },
  ...changes,
});
