import { renderToStaticMarkup } from "react-dom/server";
import { Embed, type EmbedView } from "~/components/prices/embed";
import { FULL_VIEW, withStyles } from "~/styles/page-styles";
import { env } from "~server/config/environment";
import { embedSourceOf, emptyEmbed } from "~server/pages/prices/products/embed";
import { EMBEDS } from "~server/pages/resource-addresses";
import { standalonePages } from "~server/request/standalone-page";
import { embedHeaders } from "~server/security/security-headers";

export const loader = standalonePages({
  addresses: EMBEDS,
  sourceOf: (page) => (env.EMBED_ORIGINS.length > 0 ? embedSourceOf(page) : null),
  failed: emptyEmbed,
  respond,
});

function respond(view: EmbedView, headers: Headers, status: number): Response {
  const markup = `<!DOCTYPE html>${renderToStaticMarkup(<Embed view={view} />)}`;
  const { html, styleSource } = withStyles(markup, FULL_VIEW);
  for (const [name, value] of Object.entries(embedHeaders(styleSource, env.EMBED_ORIGINS)))
    headers.set(name, value);
  return new Response(html, { status, headers });
}
