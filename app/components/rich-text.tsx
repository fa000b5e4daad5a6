/**
 * HTML written upstream and sanitised on our server (the only place that prints markup as it comes).
 * The server wraps tables in `<div class="scroll" role="region" tabindex="0" aria-label="…">`.
 */
export function RichText({ html, lang }: { html: string; lang?: "tr" | "en" }) {
  return <div className="rich" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
