import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { endSessionsOf } from "~server/auth/live-sessions";
import { env, portalOrigin } from "~server/env";
import { log } from "~server/log";
import { gauge, metrics } from "~server/metrics";
import { upstreamHealth } from "~server/upstream/health";
import { EarlierAssets } from "./earlier-assets";
import { forgetEverything, forgetWithTheOthers } from "./forget-everything";
import { Front } from "./front";
import { FrontServer } from "./front-server";
import { loadStaticFiles } from "./static-files";
import { tellOfPlaces } from "./places";
import { openPrivatePort, type Operators } from "./private-port";
import { keepWarm } from "./page-cache/keep-warm";
import { servePurge } from "./page-cache/purge";
import { branchHandler } from "./remix-patches/branch-handler";

interface StartOptions {
  build: ServerBuild;
  port: number;
  host: string;
  /** Where operators ask; null: not here. */
  privatePort: { port: number; host: string } | null;
}

/** A running front. */
export interface RunningFront {
  url: string;
  operators: Operators;
  /** Turns /readyz to 503, finishes what is in flight, then ends. */
  close: () => Promise<void>;
}

/** Starts the portal's HTTP server over a Remix build. */
export async function startFront({ build, port, host, privatePort }: StartOptions): Promise<RunningFront> {
  let closing = false;
  const background = new AbortController();
  const clientDirectory = join(process.cwd(), build.assetsBuildDirectory);
  const files = await loadStaticFiles(clientDirectory);
  const earlierAssets = new EarlierAssets(env.DATA_DIR);
  const readiness = () => ({ ready: !closing, upstream: upstreamHealth() });
  const front = new Front({
    handle: branchHandler(build),
    origin: new URL(portalOrigin).origin,
    files,
    earlierAssets,
    readiness,
  });
  servePurge(front.pages);
  tellOfPlaces(front.places);
  forgetWithTheOthers();
  gauge("portal_page_cache_bytes", "Bytes that kept pages take", () => front.pages.bytes);
  const operators: Operators = {
    figures: () => metrics.metrics(),
    readiness: () => Promise.resolve(readiness()),
    purge: forgetEverything,
    endSessionsOf,
  };
  const opened = privatePort && (await openPrivatePort(privatePort, operators));
  const server = new FrontServer(front);
  const actualPort = await server.listen(port, host);
  earlierAssets.leave(clientDirectory).catch((error: unknown) => {
    log.warn({ err: error }, "open pages will miss this build's files when another follows");
  });
  keepWarm(front.pages, env.WARM_PAGES, background.signal).catch((error: unknown) => {
    log.error({ err: error }, "pages are no longer renewed ahead");
  });
  return {
    operators,
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`,
    close: () => {
      closing = true;
      background.abort();
      return server.close().finally(() => opened?.close());
    },
  };
}
