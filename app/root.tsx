import { Links, Meta, Outlet, ScrollRestoration, useLocation } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { useHydrated } from "./components/browser-state";
import { RouteAnnouncer } from "./components/route-announcer";
import { languageOfPath } from "./language";
import { LateScripts } from "./late-scripts/late-scripts";
import { manifestHref } from "./manifest-address";
import { pageMeta } from "./meta";
import { pageHeaders, refuseSending } from "~server/page-loader";
import { AllStyles } from "./sheets/all-styles";
import { SheetContext } from "./sheets/sheet-context";

export { RouteError as ErrorBoundary } from "./components/route-error";
// What is sent to "/" arrives here: Remix gives an index route no data without ?index.
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  return (
    <html lang={language} id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The first paint waits for the whole header, as what comes of it later would push it aside. */}
        <link rel="expect" href="#icerik" {...{ blocking: "render" }} />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={manifestHref(language)} />
        <Meta />
        <Links />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: useContext(SheetContext) }} />
      </head>
      <body>
        {children}
        <AfterHydration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * The sheet of all pages, for those that are opened from here without loading a document, and Remix' scroll
 * restoration, which would write an inline script into the HTML.
 */
function AfterHydration() {
  return useHydrated() ? (
    <>
      <AllStyles />
      <ScrollRestoration />
      <RouteAnnouncer />
    </>
  ) : null;
}
