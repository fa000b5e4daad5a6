import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { Embed, type EmbedView } from "~/components/prices/embed";
import { FULL_VIEW, withStyles } from "~/styles/page-styles";
import { env } from "~server/config/environment";
import { failureOf } from "~server/pages/errors/error-pages";
import { PageError } from "~server/pages/errors/page-error";
import { embedSourceOf, emptyEmbed } from "~server/pages/prices/products/embed";
import { embedHref, movedWith, readEmbedAddress } from "~server/pages/resource-addresses";
import { cacheHeaders, type PageContext } from "~server/request/page-loader";
import { requestContext } from "~server/request/request-context";
import { standaloneError } from "~server/request/standalone-error";
import { embedHeaders } from "~server/security/security-headers";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
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
    if (error instanceof Response) return movedWith(error, ({ pathname }) => embedHref(pathname));
    // The frame itself shows the error: the site around it has no page of ours.
    const { status, headers, view } = failureOf(visit, error);
    return answerWith(emptyEmbed(visit, view.title), headers, status);
  }
}

function answerWith(view: EmbedView, headers: Headers, status = 200): Response {
  const markup = `<!DOCTYPE html>${renderToStaticMarkup(<Embed view={view} />)}`;
  const { html, styleSource } = withStyles(markup, FULL_VIEW);
  for (const [name, value] of Object.entries(embedHeaders(styleSource, env.EMBED_ORIGINS)))
    headers.set(name, value);
  return new Response(html, { status, headers });
}
