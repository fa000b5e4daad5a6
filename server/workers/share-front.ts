import { decompressGzip } from "../http/compression";
import { forgetEverything } from "../http/forget-everything";
import type { Front } from "../http/front";
import type { Readiness } from "../http/own-answers";
import { PAGE_DATA_PREFIX } from "../http/page-cache/page-data";
import { log } from "../log";
import { metrics } from "../metrics";
import { answer, primary } from "./line";

/** The address of page data: anything else is nobody's, and not asked for. */
const PAGE_DATA = new RegExp(`^${PAGE_DATA_PREFIX}[0-9a-f]{64}\\.json$`);

/** Lets the other processes of the portal, where there are any, ask for what this one's front knows. */
export function shareFront(front: Front, readiness: () => Readiness): void {
  if (!primary) return;
  answer("readiness", () => readiness());
  answer("figures", () => metrics.getMetricsAsJSON());
  answer("purge", async () => {
    await forgetEverything();
    return null;
  });
  answer("page-data", async (url) => {
    const stored = await front.pages.data.find(url);
    if (!stored) return null;
    const { bodies } = stored;
    return ("gzip" in bodies ? await decompressGzip(bodies.gzip) : bodies.identity).toString();
  });
}

/** Page data that another worker published: the browser's second request need not reach the worker of the first. */
export async function pageDataOfSiblings(url: string): Promise<string | null> {
  if (!primary || !PAGE_DATA.test(url)) return null;
  try {
    const told = await primary.askSiblings("page-data", url);
    return told.find((json) => json !== null) ?? null;
  } catch (error) {
    log.warn({ err: error }, "other processes could not be asked for page data");
    return null;
  }
}
