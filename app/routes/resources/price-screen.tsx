import { renderToStaticMarkup } from "react-dom/server";
import { PriceScreen, type PriceScreenView } from "~/components/prices/price-screen";
import { FULL_VIEW, sourceOf, withStyles } from "~/styles/page-styles";
import { failedScreen, screenSourceOf } from "~server/pages/prices/desk/price-screen";
import { SCREENS } from "~server/pages/resource-addresses";
import { standalonePages } from "~server/request/standalone-page";
import { screenHeaders } from "~server/security/security-headers";
import nextScreen from "../../behaviours/next-screen.ts?script-text";

const SCRIPT_SOURCE = sourceOf(nextScreen);

export const loader = standalonePages({
  addresses: SCREENS,
  sourceOf: screenSourceOf,
  failed: failedScreen,
  respond,
});

function respond(view: PriceScreenView, headers: Headers, status: number): Response {
  const markup = `<!DOCTYPE html>${renderToStaticMarkup(<PriceScreen view={view} script={nextScreen} />)}`;
  const { html, styleSource } = withStyles(markup, FULL_VIEW);
  for (const [name, value] of Object.entries(screenHeaders(styleSource, SCRIPT_SOURCE)))
    headers.set(name, value);
  return new Response(html, { status, headers });
}
