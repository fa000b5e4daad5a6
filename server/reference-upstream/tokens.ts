import { randomBytes, randomUUID } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import { Refusal } from "./refusal";
import type { State } from "./state";
import type { User } from "./users";
import { TENANT } from "./wire";

/** The steps of a log-in; each has its own token, and only the last one opens calls. */
const STEPS = ["giris", "otp", "oauth", "statu"] as const;
export type TokenStep = (typeof STEPS)[number];

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

interface TokenOptions {
  secret: string;
  lifetimeSeconds: number;
  fillerBytes: number;
  year: () => number;
}

/** Real JWTs (HS256). Their life is counted in real time, even when the demo's clock stands still. */
export class Tokens {
  readonly #key: Uint8Array;

  constructor(
    readonly state: State,
    readonly options: TokenOptions,
  ) {
    this.#key = new TextEncoder().encode(options.secret);
  }

  issue(step: TokenStep, user: User, requestId: string, application?: string): Promise<string> {
    const { lifetimeSeconds, fillerBytes, year } = this.options;
    const lifetime = step === "statu" ? lifetimeSeconds : STEP_LIFETIME_SECONDS;
    const identity = { UserId: user.id, KullaniciTipId: user.kind };
    const rights = { IsAdmin: user.isAdmin, IsSuperAdmin: false };
    const origin = { Asama: step, RequestId: requestId, Uygulama: application };
    const filler = fillerBytes && { Yetkiler: randomBytes(fillerBytes).toString("base64") };
    return new SignJWT({ ...TENANT, ...identity, ...rights, ...origin, ...filler, Yil: year() })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(nowInSeconds() + lifetime)
      .sign(this.#key);
  }

  /** Reads a token of one of those steps. @throws Refusal 401 when it is missing, wrong, expired or revoked */
  async verify(token: string, ...steps: TokenStep[]): Promise<Claims> {
    const verified = await jwtVerify(token, this.#key, { algorithms: ["HS256"] }).catch(() => null);
    const { data } = claims.safeParse(verified?.payload);
    if (data && steps.includes(data.Asama) && !(data.jti in this.state.revokedTokens)) return data;
    throw new Refusal(401, "sessionExpired");
  }

  async revoke({ jti, exp }: Claims): Promise<void> {
    const { state } = this;
    const open = Object.entries(state.revokedTokens).filter(([, expiresAt]) => expiresAt >= nowInSeconds());
    state.revokedTokens = { ...Object.fromEntries(open), [jti]: exp };
    await state.save();
  }
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);
