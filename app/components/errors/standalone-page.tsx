import { ErrorPage, type ErrorPageView } from "./error-page";
import { Link } from "../elements/link";
import { Logo } from "../elements/icon";
import type { ExchangeView } from "../frame/shell";

export interface StandalonePageView {
  language: "tr" | "en";
  homeHref: string;
  exchange: ExchangeView;
  banner: string | null;
  error: ErrorPageView;
}

/** Rendered when Remix or the upstream failed, so it uses neither. */
export function StandalonePage({ view, css }: { view: StandalonePageView; css: string }) {
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
