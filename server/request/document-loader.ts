import type { LoaderFunctionArgs } from "@remix-run/node";
import { securityHeaders } from "../security/security-headers";
import { cacheHeaders } from "./page-loader";
import { requestContext, type RequestContext } from "./request-context";
import { standaloneError } from "./standalone-error";
import type { Lifetime } from "../upstream/cache/answer-cache";

interface Document {
  type: string;
  lifetime: Lifetime;
  isOpen?: true;
  make: (portal: RequestContext) => Promise<string> | string;
  policy?: string;
}

/** Of what isn't a page. */
export function fileHeaders(
  visit: RequestContext,
  { lifetime, type }: Pick<Document, "lifetime" | "type">,
): Headers {
  const headers = cacheHeaders(visit, { lifetime });
  for (const [name, value] of Object.entries(securityHeaders())) headers.set(name, value);
  headers.set("Content-Type", type);
  return headers;
}

export function documentLoader({ type, lifetime, make, isOpen, policy }: Document) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    const visit = await requestContext(request, context);
    try {
      const body = await make(visit);
      const headers = fileHeaders(visit, { lifetime, type });
      if (isOpen) headers.set("Access-Control-Allow-Origin", "*");
      if (policy) headers.set("Content-Security-Policy", policy);
      return new Response(body, { headers });
    } catch (error) {
      return standaloneError(request, context, error, visit.language);
    }
  };
}
