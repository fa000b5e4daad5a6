import { SiteMapTree } from "~/components/content/site-map-tree";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, action, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("site-map"));

export default framed<typeof loader>(SiteMapTree);
