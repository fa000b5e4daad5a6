import { decodeJwt } from "jose";

export interface TokenTimes {
  /** Milliseconds since 1970; null when the token doesn't say. */
  expiresAt: number | null;
  lifetimeMs: number | null;
}

export function readTokenTimes(token: string): TokenTimes {
  if (token.split(".").length !== 3) throw new Error("The token does not appear to be a JWT");
  const { exp, iat } = decodeJwt(token);
  return {
    expiresAt: exp === undefined ? null : exp * 1000,
    lifetimeMs: exp === undefined || iat === undefined ? null : (exp - iat) * 1000,
  };
}

export function presentToken(token: string | null): string | null {
  return token === null || token === "" || token === "null" ? null : token;
}
