import { ListPage } from "~/components/content/list-page";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, action, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("list"));

export default framed<typeof loader>(ListPage);
