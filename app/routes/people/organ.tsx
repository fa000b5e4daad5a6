import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { PeoplePage } from "~/components/people/people-page";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("people"));
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

export default function OrganRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <PeoplePage view={view} />
    </PageFrame>
  );
}
