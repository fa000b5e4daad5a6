import { renderToStaticMarkup } from "react-dom/server";
import { sheetFrom } from "../critical-css/sheets";
import css from "../critical-css/standalone.css?inline";
import { ErrorPage, type ErrorPageView } from "../components/errors/error-page";
import { Link } from "../components/elements/link";
import { Logo } from "../components/elements/icon";
import type { ExchangeView } from "../components/frame/shell";

const sheet = sheetFrom(css);

export function renderStandalonePage(view: StandalonePageView): { html: string; styleSource: string } {
  const html = renderToStaticMarkup(<StandalonePage view={view} css={sheet.css} />);
  return { html: `<!DOCTYPE html>${html}`, styleSource: sheet.source };
}

export interface StandalonePageView {
  language: "tr" | "en";
  homeHref: string;
  exchange: ExchangeView;
  banner: string | null;
  error: ErrorPageView;
}

/** Rendered when Remix or the upstream failed, so it uses neither. */
function StandalonePage({ view, css }: { view: StandalonePageView; css: string }) {
  const { language, homeHref, exchange, banner, error } = view;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${error.title} · ${exchange.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        {banner ? (
          <aside className="banner">
            <p>{banner}</p>
          </aside>
        ) : null}
        <header className="header">
          <Link to={{ href: homeHref, label: exchange.name }} className="brand">
            <Logo />
            <span>{exchange.name}</span>
          </Link>
        </header>
        <main className="wrap">
          <ErrorPage view={error} />
        </main>
      </body>
    </html>
  );
}
