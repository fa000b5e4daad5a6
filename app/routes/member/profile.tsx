import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/page-frame";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { profile } from "~server/sources/profile";

export { MemberRouteError as ErrorBoundary } from "~/components/member-route-error";
export const loader = pageLoader(profile);
export const headers = pageHeaders;
export const meta = pageMeta;

/** What the exchange knows of a user, and what they may change. */
export default function ProfileRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <p>{view.name}</p>
    </PageFrame>
  );
}
