import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { unreadableSession, visitorOf, type Visitor } from "~server/session/session";
import { LimitReached, rateLimit } from "~server/security/rate-limits";
import { nextTurn } from "~server/concurrency/event-loop";
import { log } from "~server/observability/log";
import { PageError } from "~server/pages/errors/page-error";
import { sendResponse } from "./send-response";
import type { RequestResponse, Outcome, Source } from "./request-response";
import { forwardToRemix } from "./forward-to-remix";
import { clientAddress, hasSessionCookie, headerLookup, remembersEnglish, seesLiteView } from "./visitor";
import type { EarlierAssets } from "./earlier-assets";
import { keyInView, pageKey } from "./page-cache/key";
import {
  redirectToEnglish,
  sendBreakdown,
  sendHealth,
  sendReadiness,
  type Readiness,
} from "./internal-responses";
import type { Handle } from "./page-cache/fill";
import { PageCache } from "./page-cache/page-cache";
import { OverloadedError, RequestSlots, slotKindOf, type SlotKind } from "../concurrency/request-slots";
import { validateRequest, isForeignFile, refuse, sendNoSuchFile, sendOptions } from "./refusals";
import type { StaticFiles } from "./static-files";
import { sendStored, type StoredResponse } from "./stored-response";
import { countRequest, requestSeconds } from "~server/observability/metrics";
import { pathOf } from "../security/addresses";

export interface FrontOptions {
  handle: Handle;
  /** The Host header is ignored. */
  origin: string;
  files?: StaticFiles;
  readiness?: () => Readiness;
  earlierAssets?: EarlierAssets;
  now?: () => number;
  cacheBytes?: number;
  renderLimitMs?: number;
  always?: readonly string[];
}

export class Front {
  readonly pages: PageCache;
  readonly slots = new RequestSlots();
  readonly #options: FrontOptions;
  readonly #files: StaticFiles;
  readonly #now: () => number;

  constructor(options: FrontOptions) {
    this.#options = options;
    this.#files = options.files ?? new Map<string, () => StoredResponse>();
    this.#now = options.now ?? Date.now;
    const handleIn = (slotKind: SlotKind) => this.#handleIn(slotKind);
    this.pages = new PageCache({ ...options, handleIn, maxBytes: options.cacheBytes });
  }

  readonly listener = (req: IncomingMessage, res: ServerResponse): void => {
    const exchange: RequestResponse = {
      req,
      res,
      requestId: randomUUID(),
      lookup: headerLookup(req.rawHeaders),
    };
    const quick = this.#quick(exchange);
    if (quick) {
      logRequest(exchange, quick);
      return;
    }
    const startedAt = performance.now();
    this.#serve(exchange)
      .catch((error: unknown) => fail(exchange, error))
      .then((outcome) => logRequest(exchange, outcome, startedAt))
      .catch((error: unknown) =>
        log.error({ err: error, requestId: exchange.requestId }, "no answer could be sent"),
      );
  };

  #quick(exchange: RequestResponse): Outcome | null {
    const { method, url = "" } = exchange.req;
    if ((method !== "GET" && method !== "HEAD") || exchange.lookup.hosts > 1) return null;
    const now = this.#now();
    if (!exchange.lookup.mayDiffer) {
      const entry = this.pages.fresh(url, now);
      if (entry) return this.#sendStored(exchange, entry.answer, "hit", now);
    }
    const query = url.indexOf("?");
    const file = this.#files.get(query === -1 ? url : url.slice(0, query));
    return file ? this.#sendStored(exchange, file(), "static", now) : null;
  }

  async #serve(exchange: RequestResponse): Promise<Outcome> {
    const { req } = exchange;
    if (req.method === "OPTIONS") return sendOptions(exchange);
    const url = validateRequest(req, this.#options.origin);
    if (!(url instanceof URL)) return refuse(exchange, url);
    if (isForeignFile(url.pathname)) return sendNoSuchFile(exchange, url);
    try {
      return await this.#answer(exchange, url);
    } catch (error) {
      if (isRefusal(error)) return refuse(exchange, error, url);
      throw error;
    }
  }

  async #answer(exchange: RequestResponse, url: URL): Promise<Outcome> {
    const { req } = exchange;
    if (req.method === "POST") return this.#pass(exchange, url);
    if (url.pathname === "/healthz") return sendHealth(exchange);
    if (url.pathname === "/readyz")
      return sendReadiness(exchange, this.#options.readiness?.() ?? { ready: true });
    const earlier = await this.#options.earlierAssets?.find(url.pathname);
    if (earlier) return this.#sendStored(exchange, earlier, "static");
    const page = pageKey(url);
    if (page === null) return this.#pass(exchange, url);
    if (page === "/" && remembersEnglish(req)) return redirectToEnglish(exchange);
    return this.#servePage(exchange, page);
  }

  async #servePage(exchange: RequestResponse, page: string): Promise<Outcome> {
    const { req, requestId } = exchange;
    const address = new URL(page, this.#options.origin);
    if (hasSessionCookie(req)) {
      const visitor = await visitorOf(req.headers.cookie ?? null);
      if (visitor.kind !== "anonymous") return this.#pass(exchange, address, visitor);
      exchange.cleared = await unreadableSession(req.headers.cookie ?? null);
    }
    const key = keyInView(page, seesLiteView(req));
    if (!this.pages.has(key)) await limitLookups(address, clientAddress(req));
    const lookup = await this.pages.find(key, requestId);
    if (lookup.state !== "pass") return this.#sendStored(exchange, lookup.entry.answer, lookup.state);
    const { answer } = lookup;
    // An uncacheable page may depend on cookies, which the cache's own request doesn't carry.
    if (!answer || (req.headers.cookie !== undefined && answer.status < 500))
      return this.#pass(exchange, address);
    const { status, headers, body } = answer;
    const bytes = await sendResponse(exchange, new Response(null, { status, headers }), {
      timing: answer.timing,
      body: body.length > 0 ? body : null,
    });
    return { status, source: "pass", bytes };
  }

  #pass(exchange: RequestResponse, url: URL, visitor?: Visitor): Promise<Outcome> {
    const { req } = exchange;
    const slotKind = visitor ? "members" : slotKindOf(req.method, url.pathname);
    return forwardToRemix(this.#handleIn(slotKind), exchange, url, visitor);
  }

  #handleIn(slotKind: SlotKind): Handle {
    return (request, context) =>
      this.slots.during(slotKind, async () => {
        await nextTurn();
        request.signal.throwIfAborted();
        return this.#options.handle(request, { ...context, slotKind });
      });
  }

  #sendStored(
    exchange: RequestResponse,
    stored: StoredResponse,
    source: Source,
    now: number = this.#now(),
  ): Outcome {
    const bytes = sendStored(exchange, stored, now, source);
    return { status: exchange.res.statusCode, source, bytes };
  }
}

/** Parameters with few values; answers to any other are rarely requested twice. */
const FEW_VALUES: ReadonlySet<string> = new Set([
  "adim",
  "birim",
  "bolum",
  "donem",
  "donus",
  "dur",
  "durum",
  "gelis",
  "gorunum",
  "grup",
  "ilce",
  "islem",
  "neden",
  "olcek",
  "sayfa",
  "sira",
  "sirala",
  "sure",
  "tip",
  "tur",
  "urun",
]);

const lookups = rateLimit({ name: "lookups", most: 120, seconds: 60 });

async function limitLookups({ searchParams }: URL, address: string): Promise<void> {
  if ([...searchParams.keys()].some((name) => !FEW_VALUES.has(name))) await lookups(address);
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof PageError || error instanceof OverloadedError || error instanceof LimitReached;

async function fail(exchange: RequestResponse, error: unknown): Promise<Outcome> {
  const { req, res, requestId } = exchange;
  const visitorLeft = res.destroyed || req.errored !== null;
  if (!visitorLeft) log.error({ err: error, requestId }, "a request failed");
  if (!visitorLeft && !res.headersSent) return sendBreakdown(exchange);
  res.destroy();
  return { status: 499, source: "none", bytes: 0 };
}

const CHEAP: ReadonlySet<Source> = new Set(["hit", "static", "none"]);

/** Logs nothing about the visitor: no address, browser, cookie or query. */
function logRequest({ req, requestId }: RequestResponse, outcome: Outcome, startedAt?: number): void {
  const { status, source, bytes } = outcome;
  countRequest(source, status);
  const isCheap = CHEAP.has(source);
  const level = isCheap ? "debug" : "info";
  if (isCheap && !log.isLevelEnabled(level)) return;
  const ms = startedAt === undefined ? 0 : Math.round((performance.now() - startedAt) * 10) / 10;
  if (!isCheap) requestSeconds.observe({ source }, ms / 1000);
  log[level](
    { method: req.method, path: pathOf(req.url ?? ""), status, ms, cache: source, bytes, requestId },
    "request",
  );
}
