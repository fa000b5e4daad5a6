import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { Profile } from "~/components/members/profile";
import { pageMeta } from "~/meta";
import { formAction } from "~server/request/form-action";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";
import { PROFILE_FORMS } from "~server/pages/profile/profile";

export { MemberRouteError as ErrorBoundary } from "~/components/members/member-route-error";
export const loader = pageLoader(sourceOf("profile"));
export const action = formAction(PROFILE_FORMS);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function ProfileRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Profile view={view} />
    </PageFrame>
  );
}
