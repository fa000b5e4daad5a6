import type { Language } from "../../i18n/language";
import type { LinkView } from "../elements/link";

export interface OfflineWords {
  language: Language;
  title: string;
  text: string;
  retry: string;
  home: LinkView;
}

interface OfflinePageProps {
  exchange: string;
  words: OfflineWords[];
  css: string;
  address: string;
}

export function OfflinePage({ exchange, words, css, address }: OfflinePageProps) {
  const [first] = words;
  return (
    <html lang={first?.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${first?.title} · ${exchange}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          {words.map(({ language, title, text, retry, home }, at) => (
            <section key={language} lang={language}>
              {at === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
              <p>{text}</p>
              <p>
                <a href={address}>{retry}</a> · <a href={home.href}>{home.label}</a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

export function SeenLine({ label, text }: { label: string; text: string }) {
  return (
    <aside className="banner" aria-label={label}>
      <p>{text}</p>
    </aside>
  );
}
