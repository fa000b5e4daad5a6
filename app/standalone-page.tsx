import { renderToStaticMarkup } from "react-dom/server";
import { StandalonePage, type StandalonePageView } from "./components/standalone-page";
import { sheetFrom } from "./sheets/sheet";
import css from "./sheets/standalone.css?inline";

export type { StandalonePageView };

const sheet = sheetFrom(css);

/** The HTML of an error's page by itself, and its style sheet's name in a content security policy. */
export function renderStandalonePage(view: StandalonePageView): { html: string; styleSource: string } {
  const html = renderToStaticMarkup(<StandalonePage view={view} css={sheet.css} />);
  return { html: `<!DOCTYPE html>${html}`, styleSource: sheet.source };
}
