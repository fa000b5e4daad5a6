import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PageId } from "~/pages";
import { failureOf } from "../pages/errors/error-pages";
import { PageError } from "../pages/errors/page-error";
import { movedWith, type EMBEDS } from "../pages/resource-addresses";
import { cacheHeaders, type PageContext } from "./page-loader";
import { requestContext } from "./request-context";
import { standaloneError } from "./standalone-error";

interface StandalonePages<View> {
  addresses: typeof EMBEDS;
  sourceOf: (page: PageId) => ((context: PageContext) => Promise<View>) | null;
  failed: (context: PageContext, why: string) => View;
  respond: (view: View, headers: Headers, status: number) => Response;
}

/** Prices of a page in a document by itself, which also shows what went wrong: it has no page around it. */
export function standalonePages<View>({ addresses, sourceOf, failed, respond }: StandalonePages<View>) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    const url = new URL(request.url);
    const page = (addresses.pageOf(url.pathname) ?? url.pathname) + url.search;
    const inner = await requestContext(new Request(new URL(page, url)), context);
    const source = inner.match && sourceOf(inner.match.page.id);
    if (!source) throw await standaloneError(request, context, new PageError("notFound"), inner.language);
    const visit = inner as PageContext;
    try {
      return respond(await source(visit), cacheHeaders(visit, { lifetime: "prices" }), 200);
    } catch (error) {
      if (error instanceof Response) return movedWith(error, ({ pathname }) => addresses.href(pathname));
      const { status, headers, view } = failureOf(visit, error);
      return respond(failed(visit, view.title), headers, status);
    }
  };
}
