import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { languageOfPath, type Language } from "../../i18n/language";
import { ErrorPage, type ErrorPageView } from "./error-page";

/** Used when the error's own words didn't arrive. */
const FALLBACK_TEXT: Record<Language, Pick<ErrorPageView, "title" | "text"> & { retry: string }> = {
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

export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && isErrorView(error.data)) return <ErrorPage view={error.data} />;
  const { title, text, retry } = FALLBACK_TEXT[languageOfPath(pathname)];
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
