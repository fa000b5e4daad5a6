import { OpenDataPage } from "~/components/prices/open-data-page";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, action, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("open-data"));

export default framed<typeof loader>(OpenDataPage);
