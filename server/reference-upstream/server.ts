import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app";
import { type Today, createClock } from "./clock";
import { FaultSwitch } from "./faults";
import { FileStore } from "./files/store";
import { PriceBoard } from "./prices/board";
import { tellAll } from "./routes/tables";
import { openState } from "./state";
import { Tokens } from "./tokens";

export interface ReferenceUpstreamOptions {
  port?: number;
  directory: string;
  today?: Today;
  servicePassword: string;
  memberPassword: string;
  otpCode: string;
  tokenSecret: string;
  tokenLifetimeSeconds?: number;
  tokenFillerBytes?: number;
  latencyMs?: number;
  demoFault?: string;
}

const HOST = "127.0.0.1";
const TOKEN_LIFETIME_SECONDS = 8 * 3600;

export async function startReferenceUpstream(options: ReferenceUpstreamOptions) {
  const clock = createClock(options.today);
  const state = await openState(path.join(options.directory, "state.json"));
  const faults = new FaultSwitch(options.demoFault);
  const prices = new PriceBoard(clock);
  const files = new FileStore(path.join(options.directory, "files"), () => tellAll(clock.today()));
  const tokens = new Tokens(state, {
    secret: options.tokenSecret,
    lifetimeSeconds: options.tokenLifetimeSeconds ?? TOKEN_LIFETIME_SECONDS,
    fillerBytes: options.tokenFillerBytes ?? 0,
    year: () => clock.now().year,
  });
  const passwords = { service: options.servicePassword, member: options.memberPassword };
  const { otpCode, latencyMs = 0 } = options;
  const app = createApp({ state, clock, faults, tokens, prices, files, passwords, otpCode }, latencyMs);
  return { faults, ...(await listen(app, options.port ?? 0)) };
}

async function listen(app: ReturnType<typeof createApp>, wanted: number) {
  const server = createAdaptorServer({ fetch: app.fetch, hostname: HOST }) as Server;
  server.listen(wanted, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://${HOST}:${port}`, port, close };
}
