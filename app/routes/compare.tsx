import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { ComparePage } from "~/components/prices/compare-page";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("compare"));
export const headers = pageHeaders;
export const meta = pageMeta;

export default function CompareRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <ComparePage view={view} />
    </PageFrame>
  );
}
