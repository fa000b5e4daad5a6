import { useLiteView } from "./lite-view";

const PLAIN = /^(?:[^<]|<\/?(?:p|a|br|strong|em)\b)*$/;

/** The only place that prints HTML unescaped; the server has sanitised it. */
export function RichText({ html, lang }: { html: string; lang?: "tr" | "en" }) {
  const lite = useLiteView();
  const content = lite ? lite.withLinks(html) : html;
  const className = PLAIN.test(content) ? "rich" : "rich formatted";
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: content }} />;
}
