import { renderToStaticMarkup } from "react-dom/server";
import { StandalonePage, type StandalonePageView } from "../components/errors/standalone-page";
import { sheetFrom } from "../critical-css/sheet";
import css from "../critical-css/standalone.css?inline";

export type { StandalonePageView };

const sheet = sheetFrom(css);

export function renderStandalonePage(view: StandalonePageView): { html: string; styleSource: string } {
  const html = renderToStaticMarkup(<StandalonePage view={view} css={sheet.css} />);
  return { html: `<!DOCTYPE html>${html}`, styleSource: sheet.source };
}
