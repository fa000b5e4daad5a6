import { renderToStaticMarkup } from "react-dom/server";
import { Embed, type EmbedView } from "../components/prices/embed";
import css from "../critical-css/embed.css?inline";
import { sheetFrom } from "../critical-css/sheet";

const sheet = sheetFrom(css);

export function renderEmbed(view: EmbedView): { html: string; styleSource: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Embed view={view} css={sheet.css} />)}`,
    styleSource: sheet.source,
  };
}
