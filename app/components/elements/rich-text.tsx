import { useLiteView } from "./lite-view";

/** The only place that prints HTML unescaped; the server has sanitised it. */
export function RichText({ html, lang }: { html: string; lang?: "tr" | "en" }) {
  const lite = useLiteView();
  const content = lite ? lite.withLinks(html) : html;
  return <div className="rich" lang={lang} dangerouslySetInnerHTML={{ __html: content }} />;
}
