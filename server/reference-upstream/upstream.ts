import type { HttpBindings } from "@hono/node-server";
import type { Client } from "@libsql/client";
import type { Context } from "hono";
import type { Clock } from "./clock";
import type { FaultSwitch } from "./faults";
import type { FileStore } from "./files/store";
import type { PriceBoard } from "./prices/board";
import { Refusal } from "./refusal";
import type { Claims, Tokens } from "./tokens";
import { type Passwords, USER_KIND } from "./users";

/** What the routes work with. */
export interface Upstream {
  database: Client;
  clock: Clock;
  tokens: Tokens;
  faults: FaultSwitch;
  prices: PriceBoard;
  files: FileStore;
  passwords: Passwords;
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

/** The bearer token as sent, empty if there is none. */
export function bearer(c: Context): string {
  return c.req.header("authorization")?.match(/^Bearer (\S+)$/i)?.[1] ?? "";
}
