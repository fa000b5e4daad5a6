import { useLoaderData } from "@remix-run/react";
import { MemberFigures } from "~/components/members/member-figures";
import { PageFrame } from "~/components/frame/page-frame";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { MemberRouteError as ErrorBoundary } from "~/components/members/member-route-error";
export const loader = pageLoader(sourceOf("member-figures"));
export const headers = pageHeaders;
export const meta = pageMeta;

export default function MemberFiguresRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <MemberFigures view={view} />
    </PageFrame>
  );
}
