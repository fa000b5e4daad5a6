import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { endSessionsOf } from "~server/session/live-sessions";
import { env, portalOrigin } from "~server/config/environment";
import { log } from "~server/observability/log";
import { gauge, metrics, gaugeByName } from "~server/observability/metrics";
import { EarlierAssets } from "./http/earlier-assets";
import { expireCaches, purgeCaches, purgeWithOthers } from "./ops/purge-caches";
import { Front } from "./http/front";
import { FrontServer } from "./http/front-server";
import { loadStaticFiles } from "./http/static-files";
import { measureSlots } from "./concurrency/request-slots";
import { openPrivatePort, type Operators } from "./ops/private-port";
import { revalidate } from "./http/page-cache/revalidate";
import { servePurge } from "./http/page-cache/purge";
import { documentHandler } from "./http/remix-patches/document-handler";
import { openedPort } from "./http/opened-port";
import { serviceTokenState, type ServiceTokenState } from "./upstream/auth/service-token";
import { suspendedCalls } from "./upstream/resilience";

interface StartOptions {
  build: ServerBuild;
  port: number;
  host: string;
  privatePort: { port: number; host: string } | null;
}

export interface RunningFront {
  url: string;
  operators: Operators;
  close: () => Promise<void>;
}

export async function startFront({ build, port, host, privatePort }: StartOptions): Promise<RunningFront> {
  let closing = false;
  const background = new AbortController();
  const clientDirectory = join(process.cwd(), build.assetsBuildDirectory);
  const files = await loadStaticFiles(clientDirectory);
  const earlierAssets = new EarlierAssets(env.DATA_DIR);
  const readiness = () => ({ ready: !closing, upstream: upstreamHealth() });
  const front = new Front({
    handle: documentHandler(build),
    origin: new URL(portalOrigin).origin,
    files,
    earlierAssets,
    readiness,
    // Reads the whole upstream: rendered ahead, since it takes too long for a visitor.
    always: ["/sitemap.xml"],
  });
  servePurge(front.pages);
  measureSlots(front.slots);
  purgeWithOthers();
  gauge("portal_page_cache_bytes", "Bytes that kept pages take", () => front.pages.bytes);
  const operators: Operators = {
    figures: () => metrics.metrics(),
    readiness: () => Promise.resolve(readiness()),
    purge: purgeCaches,
    expire: expireCaches,
    endSessionsOf,
  };
  const opened = privatePort && (await openPrivatePort(privatePort, operators));
  const server = new FrontServer(front);
  const actualPort = await openedPort("", { port, host }, server.listen(port, host));
  earlierAssets.leave(clientDirectory).catch((error: unknown) => {
    log.warn({ err: error }, "open pages will miss this build's files when another follows");
  });
  revalidate(front.pages, env.WARM_PAGES, background.signal).catch((error: unknown) => {
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

interface UpstreamHealth {
  suspendedCalls: string[];
  serviceToken: ServiceTokenState;
}

export function upstreamHealth(): UpstreamHealth {
  return {
    suspendedCalls: suspendedCalls(),
    serviceToken: serviceTokenState(),
  };
}

gaugeByName(
  "portal_service_token",
  "Whether the site has its token at the upstream, by state",
  "state",
  () => [[serviceTokenState(), 1]],
);
