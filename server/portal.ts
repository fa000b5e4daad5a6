import type { AppLoadContext } from "@remix-run/node";
import type { FormView } from "~/components/form";
import type { Language } from "~/language";
import { findPage, type PageMatch } from "~/pages";
import { languageOf, wordsIn, type Translate } from "~/text/words";
import type { Visitor } from "./auth/session";
import { tokensOf, visitorOfRequest } from "./auth/visitor";
import type { Stopwatch } from "./stopwatch";
import type { CallsFor } from "./upstream/bulkheads";
import { upstreamFor, type Upstream } from "./upstream/client";
import "./http/load-context";

/** What a loader or action works with: one per request and route. */
export interface Portal {
  language: Language;
  /** The words of that language. */
  t: Translate;
  upstream: Upstream;
  visitor: Visitor;
  /** The row of the table and the parameters in the path; null on unknown paths. */
  match: PageMatch | null;
  url: URL;
  /** Runs while the upstream is waited for; the front alone asks. */
  upstreamWait?: Stopwatch | undefined;
  /** Whom calls of the upstream are for. */
  callsFor: CallsFor;
  requestId: string | null;
  /** Whom limits count and the audit names by a keyed hash. */
  clientAddress: string;
  /** What the browser says it is. */
  userAgent: string | null;
  /** The visitor's cookies, as they came. */
  cookies: string | null;
  /** The form as this very request sent it, with what is wrong with it or its thanks. */
  sentForm: FormView | null;
}

/** Everything a request needs, from its address alone. */
export async function portal(request: Request, context: AppLoadContext): Promise<Portal> {
  const language = await languageOf(request);
  const url = new URL(request.url);
  const visitor = await visitorOfRequest(request, context);
  const callsFor = context.place === "kept" || context.place === "members" ? context.place : "lookups";
  return {
    language,
    t: await wordsIn(language),
    upstream: upstreamFor(language, tokensOf(visitor, false), context.upstreamWait, callsFor),
    visitor,
    match: findPage(url.pathname),
    url,
    upstreamWait: context.upstreamWait,
    callsFor,
    requestId: context.requestId ?? null,
    clientAddress: context.clientAddress ?? "unknown",
    userAgent: request.headers.get("User-Agent"),
    cookies: request.headers.get("Cookie"),
    sentForm: context.formView ?? null,
  };
}
