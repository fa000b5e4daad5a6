import { useLoaderData } from "@remix-run/react";
import { FiguresPage } from "~/components/prices/figures-page";
import { PageFrame } from "~/components/frame/page-frame";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("figures"));
export const headers = pageHeaders;
export const meta = pageMeta;

export default function FiguresRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <FiguresPage view={view} />
    </PageFrame>
  );
}
