/**
 * HTML written upstream and sanitised on our server (the only place that prints markup as it comes).
 * The server wraps tables in `<section class="scroll" tabindex="0" aria-label="…">` and keeps `class="timeline"` of lists.
 */
export function RichText({ html, lang }: { html: string; lang?: "tr" | "en" }) {
  return <div className="rich" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
