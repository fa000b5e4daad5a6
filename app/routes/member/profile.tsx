import { Profile } from "~/components/members/profile";
import { formAction } from "~server/request/form-action";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";
import { PROFILE_FORMS } from "~server/pages/profile/profile";

export { headers, meta } from "~/page-route";
export { MemberRouteError as ErrorBoundary } from "~/components/members/member-route-error";
export const loader = pageLoader(sourceOf("profile"));
export const action = formAction(PROFILE_FORMS);

export default framed<typeof loader>(Profile);
