import type { HttpBindings } from "@hono/node-server";
import type { Client } from "@libsql/client";
import type { Context } from "hono";
import { APPLICATIONS } from "./applications";
import type { Clock } from "./clock";
import type { FaultSwitch } from "./faults";
import type { FileStore } from "./files/store";
import type { Passwords } from "./passwords";
import type { PriceBoard } from "./prices/board";
import { Refusal } from "./refusal";
import type { Claims, Tokens } from "./tokens";
import { type User, USER_KIND, userById } from "./users";

/** What the routes work with. */
export interface Upstream {
  database: Client;
  clock: Clock;
  tokens: Tokens;
  faults: FaultSwitch;
  prices: PriceBoard;
  files: FileStore;
  passwords: Passwords;
  /** The one-time code of everybody who is asked for one. */
  otpCode: string;
  /** Brings the contents' dates up to the clock's day. */
  refill(): Promise<void>;
}

export interface UpstreamEnv {
  Bindings: HttpBindings;
}

/** The claims of the request's bearer token, or the 401 refusal. */
export function readToken(c: Context, upstream: Upstream): Promise<Claims> {
  return upstream.tokens.verify(bearer(c), "statu");
}

/** Lets only the portal's service account pass: 401 without a valid token, 403 with another one. */
export async function requireServiceToken(c: Context, upstream: Upstream): Promise<void> {
  const { KullaniciTipId } = await readToken(c, upstream);
  if (KullaniciTipId !== USER_KIND.service) throw new Refusal(403, "forbidden");
}

/** The person whose token it is: 403 for the portal's service account. */
export async function requireUser(c: Context, upstream: Upstream): Promise<User> {
  return personOf(await readToken(c, upstream));
}

/** The person with a token of that application: 403 with another one. */
export async function requireApplication(
  c: Context,
  upstream: Upstream,
  application: keyof typeof APPLICATIONS,
): Promise<User> {
  const claims = await readToken(c, upstream);
  if (claims.Uygulama !== APPLICATIONS[application].key) throw new Refusal(403, "forbidden");
  return personOf(claims);
}

function personOf({ UserId }: Claims): User {
  const user = userById(UserId);
  if (!user || user.kind === USER_KIND.service) throw new Refusal(403, "forbidden");
  return user;
}

/** The bearer token as sent, empty if there is none. */
export function bearer(c: Context): string {
  return c.req.header("authorization")?.match(/^Bearer (\S+)$/i)?.[1] ?? "";
}
