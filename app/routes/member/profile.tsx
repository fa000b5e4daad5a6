import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/page-frame";
import { Profile } from "~/components/profile";
import { pageMeta } from "~/meta";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { profile, PROFILE_FORMS } from "~server/sources/profile";

export { MemberRouteError as ErrorBoundary } from "~/components/member-route-error";
export { sendOneForm as clientAction } from "~/components/one-of-forms";
export const loader = pageLoader(profile);
export const action = receiveForm(PROFILE_FORMS);
export const headers = pageHeaders;
export const meta = pageMeta;

/** What the exchange knows of a user, and what they may change. */
export default function ProfileRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Profile view={view} />
    </PageFrame>
  );
}
