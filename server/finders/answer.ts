import type { LoaderFunctionArgs } from "@remix-run/node";
import { securityHeaders } from "../http/security-headers";
import { cacheHeaders } from "../page-loader";
import { portal, type Portal } from "../portal";
import { standaloneError } from "../standalone-error";
import type { Lifetime } from "../upstream/lifetimes";

interface Document {
  type: string;
  lifetime: Lifetime;
  make: (portal: Portal) => Promise<string> | string;
}

/** The loader of a document that programs read: made like a page, kept like one, failing like one. */
export function documentLoader({ type, lifetime, make }: Document) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    const asked = await portal(request, context);
    try {
      const body = await make(asked);
      const headers = cacheHeaders(asked, { lifetime });
      for (const [name, value] of Object.entries(securityHeaders())) headers.set(name, value);
      headers.set("Content-Type", type);
      return new Response(body, { headers });
    } catch (error) {
      return standaloneError(request, context, error, asked.language);
    }
  };
}
