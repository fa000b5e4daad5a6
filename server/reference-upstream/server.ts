import path from "node:path";
import { createApp } from "./app";
import { type Today, createClock } from "./clock";
import { FaultSwitch } from "./faults";
import { FileStore } from "./files/store";
import { listen } from "./listen";
import { PriceBoard } from "./prices/board";
import { tellAll } from "./routes/tables";
import { openState } from "./state";
import { Tokens } from "./tokens";

export interface ReferenceUpstreamOptions {
  /** 0 or absent: a free port. */
  port?: number;
  directory: string;
  /** Freezes the demo's clock; see `createClock`. */
  today?: Today;
  servicePassword: string;
  memberPassword: string;
  otpCode: string;
  tokenSecret: string;
  tokenLifetimeSeconds?: number;
  tokenFillerBytes?: number;
  latencyMs?: number;
  demoFault?: string;
  /** Whether documents are made in quiet moments, instead of when they are asked for. */
  makesFilesAhead?: boolean;
}

export type ReferenceUpstream = Awaited<ReturnType<typeof startReferenceUpstream>>;

const TOKEN_LIFETIME_SECONDS = 8 * 3600;

export async function startReferenceUpstream(options: ReferenceUpstreamOptions) {
  const clock = createClock(options.today);
  const state = await openState(path.join(options.directory, "state.json"));
  const faults = new FaultSwitch(options.demoFault);
  const prices = new PriceBoard(clock);
  const files = new FileStore(path.join(options.directory, "files"), prices, () => tellAll(clock.today()));
  const tokens = new Tokens(state, {
    secret: options.tokenSecret,
    lifetimeSeconds: options.tokenLifetimeSeconds ?? TOKEN_LIFETIME_SECONDS,
    fillerBytes: options.tokenFillerBytes ?? 0,
    year: () => clock.now().year,
  });
  const passwords = { service: options.servicePassword, member: options.memberPassword };
  const { otpCode, latencyMs = 0 } = options;
  const app = createApp({ state, clock, faults, tokens, prices, files, passwords, otpCode }, latencyMs);
  const { url, port, close } = await listen(app, options.port ?? 0);

  const closing = new AbortController();
  if (options.makesFilesAhead) void files.makeAhead(closing.signal);
  return {
    url,
    port,
    faults,
    async close() {
      closing.abort();
      await close();
    },
  };
}
