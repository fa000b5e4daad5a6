import type { AppLoadContext } from "@remix-run/node";
import type { FormView } from "~/components/forms/form";
import type { Language } from "~/i18n/language";
import { findPage, type PageMatch } from "~/pages";
import { languageOf, wordsIn, type Translate } from "~/i18n/words";
import { type Visitor, visitorOf } from "../session/session";
import { tokensOf } from "../upstream/tokens";
import { wantsLiteView } from "../session/lite-view";
import type { Stopwatch } from "../observability/metrics";
import type { TrafficClass } from "../upstream/resilience";
import { upstreamFor, type Upstream } from "../upstream/client";

export interface RequestContext {
  language: Language;
  t: Translate;
  upstream: Upstream;
  visitor: Visitor;
  match: PageMatch | null;
  url: URL;
  /** Parameters that can't be used; filled while the page is made. */
  wrong: Set<string>;
  upstreamWait?: Stopwatch | undefined;
  callsFor: TrafficClass;
  requestId: string | null;
  /** For limits; the audit log has a keyed hash of it. */
  clientAddress: string;
  userAgent: string | null;
  cookies: string | null;
  isLite: boolean;
  sentForm: FormView | null;
}

export async function requestContext(request: Request, context: AppLoadContext): Promise<RequestContext> {
  const language = await languageOf(request);
  const url = new URL(request.url);
  const cookies = request.headers.get("Cookie");
  const visitor = await visitorOfRequest(request, context);
  const callsFor =
    context.slotKind === "cached" || context.slotKind === "members" ? context.slotKind : "lookups";
  return {
    language,
    t: await wordsIn(language),
    upstream: upstreamFor(language, tokensOf(visitor, false), context.upstreamWait, callsFor),
    visitor,
    match: findPage(url.pathname),
    url,
    wrong: new Set<string>(),
    upstreamWait: context.upstreamWait,
    callsFor,
    requestId: context.requestId ?? null,
    clientAddress: context.clientAddress ?? "unknown",
    userAgent: request.headers.get("User-Agent"),
    cookies,
    isLite: wantsLiteView(cookies, request.headers.get("Save-Data")),
    sentForm: context.formView ?? null,
  };
}

export function visitorOfRequest(request: Request, context: AppLoadContext): Promise<Visitor> {
  context.visitor ??= visitorOf(request.headers.get("Cookie"));
  return context.visitor;
}
