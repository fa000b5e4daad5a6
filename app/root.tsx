import { Links, Meta, Outlet, useLocation } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { DocumentContext } from "./components/frame/document-context";
import { type Language, languageOfPath } from "./i18n/language";
import { useLiteView } from "./components/elements/lite-view";
import { manifestHref } from "./resources";
import { pageMeta } from "./meta";
import { pageHeaders, refuseSending } from "~server/request/page-loader";

export { RouteError as ErrorBoundary } from "./components/errors/route-error";
// A POST to "/" arrives here: Remix gives an index route no data without ?index.
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  const { script, worker } = useContext(DocumentContext);
  const isLite = useLiteView() !== null;
  return (
    <html lang={language} id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isLite ? null : <FullHead language={language} />}
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <style />
      </head>
      <body>
        {children}
        {script === null ? null : (
          <script type="module" async src={script} data-worker={worker ?? undefined} />
        )}
      </body>
    </html>
  );
}

function FullHead({ language }: { language: Language }) {
  return (
    <>
      {/* The first paint waits for the whole header: what comes of it later would push it aside. */}
      <link rel="expect" href="#icerik" {...{ blocking: "render" }} />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href={manifestHref(language)} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
