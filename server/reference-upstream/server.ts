import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app";
import { type Today, createClock } from "./clock";
import { createDailyRefill } from "./database/daily";
import { openDatabase } from "./database/open";
import { type FaultSwitch, createFaultSwitch } from "./faults";
import { makeAhead } from "./files/ahead";
import { createFileStore } from "./files/store";
import { createPriceBoard } from "./prices/board";
import { createTokens } from "./tokens";

export interface ReferenceUpstreamOptions {
  /** 0 or absent: a free port. */
  port?: number;
  databasePath: string;
  /** Where pictures and PDFs are kept; "files" beside the database if absent. */
  filesDirectory?: string;
  /** Freezes the demo's clock; see `createClock`. */
  today?: Today;
  servicePassword: string;
  memberPassword: string;
  otpCode: string;
  tokenSecret: string;
  tokenLifetimeSeconds?: number;
  tokenFillerBytes?: number;
  /** Added to every answer. */
  latencyMs?: number;
  /** A fault that holds for every request. */
  demoFault?: string;
  /** Whether documents are made in quiet moments, instead of when they are asked for. */
  makesFilesAhead?: boolean;
}

export interface ReferenceUpstream {
  url: string;
  port: number;
  faults: FaultSwitch;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const TOKEN_LIFETIME_SECONDS = 8 * 3600;

/** Starts the demo upstream on this machine's loopback address. */
export async function startReferenceUpstream(options: ReferenceUpstreamOptions): Promise<ReferenceUpstream> {
  const clock = createClock(options.today);
  const database = await openDatabase(options.databasePath, clock.today());
  const faults = createFaultSwitch(options.demoFault);
  const directory = options.filesDirectory ?? path.join(path.dirname(options.databasePath), "files");
  const files = await createFileStore(database, directory);
  const refill = createDailyRefill(database, clock);
  const app = createApp(
    {
      database,
      clock,
      faults,
      tokens: createTokens(database, {
        secret: options.tokenSecret,
        lifetimeSeconds: options.tokenLifetimeSeconds ?? TOKEN_LIFETIME_SECONDS,
        fillerBytes: options.tokenFillerBytes ?? 0,
        year: () => clock.now().year,
      }),
      prices: createPriceBoard(database, clock),
      files,
      refill,
      passwords: { service: options.servicePassword, member: options.memberPassword },
      otpCode: options.otpCode,
    },
    options.latencyMs ?? 0,
  );

  const server = createAdaptorServer({ fetch: app.fetch, hostname: HOST }) as Server;
  server.listen(options.port ?? 0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const closing = new AbortController();
  if (options.makesFilesAhead) void makeAhead(database, files, refill, closing.signal);

  async function close(): Promise<void> {
    closing.abort();
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
    database.close();
  }

  return { url: `http://${HOST}:${port}`, port, faults, close };
}
