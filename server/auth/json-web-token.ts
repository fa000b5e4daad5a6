import { jwtDecode } from "jwt-decode";

/** A token of the upstream as far as the portal reads it; the upstream alone verifies its signature. */
export interface TokenTimes {
  /** Milliseconds since 1970; null when the token doesn't say. */
  expiresAt: number | null;
  /** How long it lives in all, by the upstream's own clock; null when the token doesn't say. */
  lifetimeMs: number | null;
}

/**
 * Reads when a token ends (spec 4 and 5).
 * @throws Error "does not appear to be a JWT" unless it has three dot-separated parts.
 */
export function readTokenTimes(token: string): TokenTimes {
  if (token.split(".").length !== 3) throw new Error("The token does not appear to be a JWT");
  const { exp, iat } = jwtDecode<{ exp?: number; iat?: number }>(token);
  return {
    expiresAt: exp === undefined ? null : exp * 1000,
    lifetimeMs: exp === undefined || iat === undefined ? null : (exp - iat) * 1000,
  };
}

/** A missing, empty or "null" token means that nobody is logged in. */
export function presentToken(token: string | null): string | null {
  return token === null || token === "" || token === "null" ? null : token;
}
