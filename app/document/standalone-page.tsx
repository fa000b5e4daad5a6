import { renderToStaticMarkup } from "react-dom/server";
import { FULL_VIEW, type StyledPage, withStyles } from "../styles/page-styles";
import { ErrorPage, type ErrorPageView } from "../components/errors/error-page";
import { Link } from "../components/elements/link";
import { Logo } from "../components/elements/icon";
import type { ExchangeView } from "../components/frame/shell";

export const renderStandalonePage = (view: StandalonePageView): StyledPage =>
  withStyles(`<!DOCTYPE html>${renderToStaticMarkup(<StandalonePage view={view} />)}`, FULL_VIEW);

export interface StandalonePageView {
  language: "tr" | "en";
  homeHref: string;
  exchange: ExchangeView;
  banner: string | null;
  error: ErrorPageView;
}

/** Rendered when Remix or the upstream failed, so it uses neither. */
function StandalonePage({ view }: { view: StandalonePageView }) {
  const { language, homeHref, exchange, banner, error } = view;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${error.title} · ${exchange.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style />
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
