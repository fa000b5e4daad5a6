import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { renderEmbed } from "~/document/embed";
import type { EmbedView } from "~/components/prices/embed";
import { env, portalOrigin } from "../config/environment";
import { failureOf } from "../pages/errors/error-pages";
import { PageError } from "../pages/errors/page-error";
import { embedSourceOf, emptyEmbed } from "../pages/prices/products/embed";
import { embedHref, readEmbedAddress } from "../pages/prices/products/embed-address";
import { cacheHeaders, type PageContext } from "../request/page-loader";
import { requestContext } from "../request/request-context";
import { standaloneError } from "../request/standalone-error";
import { embedHeaders } from "../security/security-headers";

/** GET /goster/…; public, so no cookie is read. */
export async function serveEmbed({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const page = readEmbedAddress(url.pathname);
  const embedded = await requestContext(new Request(new URL(page ?? url.pathname, url)), context);
  const source = embedded.match && embedSourceOf(embedded.match.page.id);
  if (!source || env.EMBED_ORIGINS.length === 0)
    throw await standaloneError(request, context, new PageError("notFound"), embedded.language);
  const visit = embedded as PageContext;
  try {
    return answerWith(await source(visit), cacheHeaders(visit, { lifetime: "prices" }));
  } catch (error) {
    if (error instanceof Response) return movedEmbed(error);
    // The frame itself shows the error: the site around it has no page of ours.
    const { status, headers, view } = failureOf(visit, error);
    return answerWith(emptyEmbed(visit, view.title), headers, status);
  }
}

function answerWith(view: EmbedView, headers: Headers, status = 200): Response {
  const { html, styleSource } = renderEmbed(view);
  for (const [name, value] of Object.entries(embedHeaders(styleSource, env.EMBED_ORIGINS)))
    headers.set(name, value);
  return new Response(html, { status, headers });
}

function movedEmbed({ status, headers }: Response): Response {
  const { pathname } = new URL(headers.get("Location") ?? "/", portalOrigin);
  return redirect(embedHref(pathname), status);
}
