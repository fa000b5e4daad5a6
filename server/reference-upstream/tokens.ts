import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import { Refusal } from "./refusal";
import type { User } from "./users";
import { TENANT } from "./wire";

/**
 * The steps of a log-in; each has its own token, and only the last one opens calls. "otp" is that of users
 * who have given their one-time code.
 */
const STEPS = ["giris", "otp", "oauth", "statu"] as const;
export type TokenStep = (typeof STEPS)[number];

/** A step, and with it a one-time code, must be taken within this time. */
export const STEP_LIFETIME_SECONDS = 180;

const claims = z.object({
  jti: z.string(),
  exp: z.number(),
  Asama: z.enum(STEPS),
  RequestId: z.string(),
  Uygulama: z.string().optional(),
  UserId: z.number(),
  KullaniciTipId: z.number(),
});

export type Claims = z.output<typeof claims>;

export interface Tokens {
  /** Signs the token of one log-in step. `application` is the key sent to StatuDegistir. */
  issue(step: TokenStep, user: User, requestId: string, application?: string): Promise<string>;
  /** Reads a token of one of those steps; throws the 401 refusal when it is missing, wrong, expired or revoked. */
  verify(token: string, ...steps: TokenStep[]): Promise<Claims>;
  /** Refuses the token from now on. */
  revoke(token: Claims): Promise<void>;
}

export interface TokenOptions {
  secret: string;
  lifetimeSeconds: number;
  /** So many bytes that no compression shortens stand in each token beside the rest. */
  fillerBytes: number;
  year: () => number;
}

/** Real JWTs (HS256). Their life is counted in real time, also when the demo's clock stands still. */
export function createTokens(database: Client, options: TokenOptions): Tokens {
  const key = new TextEncoder().encode(options.secret);

  return {
    issue(step, user, requestId, application) {
      const lifetime = step === "statu" ? options.lifetimeSeconds : STEP_LIFETIME_SECONDS;
      const identity = { UserId: user.id, KullaniciTipId: user.kind };
      const rights = { IsAdmin: user.isAdmin, IsSuperAdmin: false };
      const origin = { Asama: step, RequestId: requestId, Uygulama: application };
      const filler = options.fillerBytes && { Yetkiler: randomBytes(options.fillerBytes).toString("base64") };
      return new SignJWT({ ...TENANT, ...identity, ...rights, ...origin, ...filler, Yil: options.year() })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
        .sign(key);
    },

    async verify(token, ...steps) {
      const verified = await jwtVerify(token, key, { algorithms: ["HS256"] }).catch(() => null);
      const read = claims.safeParse(verified?.payload);
      if (!read.success || !steps.includes(read.data.Asama)) throw new Refusal(401, "sessionExpired");
      if (await isRevoked(database, read.data.jti)) throw new Refusal(401, "sessionExpired");
      return read.data;
    },

    async revoke({ jti, exp }) {
      const now = Math.floor(Date.now() / 1000);
      await database.batch(
        [
          { sql: "DELETE FROM revoked_tokens WHERE expires_at < ?", args: [now] },
          { sql: "INSERT OR IGNORE INTO revoked_tokens VALUES (?, ?)", args: [jti, exp] },
        ],
        "write",
      );
    },
  };
}

async function isRevoked(database: Client, jti: string): Promise<boolean> {
  const sql = "SELECT 1 FROM revoked_tokens WHERE jti = ?";
  const { rows } = await database.execute({ sql, args: [jti] });
  return rows.length > 0;
}
