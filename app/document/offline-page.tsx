import { renderToStaticMarkup } from "react-dom/server";
import { sourceOf } from "../styles/page-styles";
import type { Around } from "../service-worker/offline-texts";
import styles from "./offline-page.css?inline";
import type { Language } from "../i18n/language";
import type { LinkView } from "../components/elements/link";

const css = styles.trim();
const PLACE = "$place";

export const offlineStyleSource = sourceOf(css);

export function renderOfflinePage(exchange: string, words: OfflineWords[]): Around {
  const page = <OfflinePage exchange={exchange} words={words} css={css} address={PLACE} />;
  return around(`<!DOCTYPE html>${renderToStaticMarkup(page)}`);
}

export const renderSeenLine = (label: string, text: (moment: string) => string): Around =>
  around(renderToStaticMarkup(<SeenLine label={label} text={text(PLACE)} />));

const around = (html: string): Around => html.split(PLACE);

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

function OfflinePage({ exchange, words, css, address }: OfflinePageProps) {
  const [first] = words;
  return (
    <html lang={first?.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${first?.title ?? ""} · ${exchange}`}</title>
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

function SeenLine({ label, text }: { label: string; text: string }) {
  return (
    <aside className="banner" aria-label={label}>
      <p>{text}</p>
    </aside>
  );
}
