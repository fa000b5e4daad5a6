import { MemberFigures } from "~/components/members/member-figures";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { action, headers, meta } from "~/page-route";
export { MemberRouteError as ErrorBoundary } from "~/components/members/member-route-error";
export const loader = pageLoader(sourceOf("member-figures"));

export default framed<typeof loader>(MemberFigures);
