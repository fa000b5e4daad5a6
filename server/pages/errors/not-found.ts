import type { ErrorPageView } from "~/components/errors/error-page";
import { errorView } from "./error-pages";
import type { PageContent, PageContext } from "../../request/page-loader";

export function notFound(context: PageContext): Promise<PageContent<ErrorPageView>> {
  const view = errorView(context, "notFound");
  return Promise.resolve({ heading: { title: view.title }, view, lifetime: "none", status: 404 });
}
