import type { ErrorPageView } from "~/components/error-page";
import { errorView } from "../page-errors";
import type { PageContent, PagePortal } from "../page-loader";

/** The page to which unknown addresses lead; it answers 404. */
export function notFound(portal: PagePortal): Promise<PageContent<ErrorPageView>> {
  const view = errorView(portal, "notFound");
  return Promise.resolve({ heading: { title: view.title }, view, lifetime: "none", status: 404 });
}
