import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { languageOfPath, type Language } from "../language";
import { useAllStyles } from "../sheets/all-styles";
import { ErrorPage, type ErrorPageView } from "./error-page";

/** When not even the error's own words reached the browser (a broken connection, a fault in a script). */
const LAST_WORDS: Record<Language, Pick<ErrorPageView, "title" | "text"> & { retry: string }> = {
  tr: {
    title: "Sayfa gösterilemedi",
    text: "Bağlantınızda ya da sayfada bir sorun oldu. Lütfen yeniden deneyin.",
    retry: "Yeniden dene",
  },
  en: {
    title: "The page could not be shown",
    text: "Something went wrong with your connection or with the page. Please try again.",
    retry: "Try again",
  },
};

/** The error boundary of every page: the loader's error view, in the place of the page. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useAllStyles();
  if (isRouteErrorResponse(error) && isErrorView(error.data)) return <ErrorPage view={error.data} />;
  const { title, text, retry } = LAST_WORDS[languageOfPath(pathname)];
  return (
    <ErrorPage
      view={{
        title,
        text,
        steps: [],
        retry: { href: pathname + search, label: retry },
        requestId: null,
        requestIdLabel: "",
        drawing: "pause",
      }}
    />
  );
}

function isErrorView(data: unknown): data is ErrorPageView {
  return typeof data === "object" && data !== null && "drawing" in data && "steps" in data;
}
