import { useLiteView } from "../lite-view/lite-view-context";

/**
 * HTML written upstream and sanitised on our server (the only place that prints markup as it comes).
 * The server wraps tables in `<section class="scroll" tabindex="0" aria-label="…">` and keeps `class="timeline"` of lists.
 */
export function RichText({ html, lang }: { html: string; lang?: "tr" | "en" }) {
  const lite = useLiteView();
  const shown = lite ? lite.withLinks(html) : html;
  return <div className="rich" lang={lang} dangerouslySetInnerHTML={{ __html: shown }} />;
}
