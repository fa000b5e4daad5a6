import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { portalOrigin } from "~server/env";
import { log } from "~server/log";
import { upstreamHealth } from "~server/upstream/health";
import { Front } from "./front";
import { FrontServer } from "./front-server";
import { loadStaticFiles, polishStaticFiles } from "./static-files";
import { servePurge } from "./page-cache/purge";

interface StartOptions {
  build: ServerBuild;
  port: number;
  host: string;
}

/** A running front. */
export interface RunningFront {
  url: string;
  /** Turns /readyz to 503, finishes what is in flight, then ends. */
  close: () => Promise<void>;
}

/** Starts the portal's HTTP server over a Remix build. */
export async function startFront({ build, port, host }: StartOptions): Promise<RunningFront> {
  let closing = false;
  const polishing = new AbortController();
  const files = await loadStaticFiles(join(process.cwd(), build.assetsBuildDirectory));
  const front = new Front({
    handle: createRequestHandler(build, build.mode),
    origin: new URL(portalOrigin).origin,
    files,
    readiness: () => ({ ready: !closing, upstream: upstreamHealth() }),
  });
  servePurge(front.pages);
  const server = new FrontServer(front);
  const actualPort = await server.listen(port, host);
  polishStaticFiles(files, polishing.signal).catch((error: unknown) => {
    log.warn({ err: error }, "static files could not be compressed further");
  });
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`,
    close: () => {
      closing = true;
      polishing.abort();
      return server.close();
    },
  };
}
