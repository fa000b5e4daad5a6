import { useLoaderData } from "@remix-run/react";
import { MemberGroups } from "~/components/member-groups";
import { PageFrame } from "~/components/page-frame";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/page-loader";
import { memberGroups } from "~server/sources/members/groups";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(memberGroups);
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

export default function MemberGroupsRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <MemberGroups view={view} />
    </PageFrame>
  );
}
