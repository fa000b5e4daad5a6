import { useLiteView } from "./lite-view";

/** An element besides paragraphs, links and emphasis: it has styles of its own. */
const FORMATTED = /<(?!\/?(?:p|a|br|strong|em)\b)/;

/** The only place that prints HTML unescaped; the server has sanitised it. */
export function RichText({ html, lang }: { html: string; lang?: "tr" | "en" }) {
  const lite = useLiteView();
  const content = lite ? lite.withLinks(html) : html;
  const className = FORMATTED.test(content) ? "rich formatted" : "rich";
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: content }} />;
}
