import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Clock } from "./clock";
import type { FaultSwitch } from "./faults";
import type { FileStore } from "./files/store";
import { languageOf } from "./language";
import type { Passwords } from "./passwords";
import type { PriceBoard } from "./prices/board";
import { Refusal } from "./refusal";
import type { State } from "./state";
import type { Claims, Tokens } from "./tokens";
import { APPLICATIONS, type User, USER_KIND, userById } from "./users";
import type { WireRequest } from "./wire";

export interface Upstream {
  state: State;
  clock: Clock;
  tokens: Tokens;
  faults: FaultSwitch;
  prices: PriceBoard;
  files: FileStore;
  passwords: Passwords;
  otpCode: string;
}

export interface UpstreamEnv {
  Bindings: HttpBindings;
}

export type Call = (c: Context<UpstreamEnv>) => unknown;
export type Calls = Record<`${"GET" | "POST" | "DELETE"} ${string}`, Call>;

export function wireRequest(c: Context, { clock }: Upstream): WireRequest {
  return { language: languageOf(c.req.raw.headers), today: clock.today() };
}

export function readToken(c: Context, upstream: Upstream): Promise<Claims> {
  return upstream.tokens.verify(bearer(c), "statu");
}

/** Accepts only the portal's service account: 401 without a valid token, 403 with another one. */
export async function requireServiceToken(c: Context, upstream: Upstream): Promise<void> {
  const { KullaniciTipId } = await readToken(c, upstream);
  if (KullaniciTipId !== USER_KIND.service) throw new Refusal(403, "forbidden");
}

/** The token's user: 403 for the portal's service account, and for a token of another application. */
export async function requireUser(
  c: Context,
  upstream: Upstream,
  application?: keyof typeof APPLICATIONS,
): Promise<User> {
  const claims = await readToken(c, upstream);
  const user = userById(claims.UserId);
  const isOther = application !== undefined && claims.Uygulama !== APPLICATIONS[application].key;
  if (isOther || !user || user.kind === USER_KIND.service) throw new Refusal(403, "forbidden");
  return user;
}

export function bearer(c: Context): string {
  return c.req.header("authorization")?.match(/^Bearer (\S+)$/i)?.[1] ?? "";
}
