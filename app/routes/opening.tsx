import { useLoaderData } from "@remix-run/react";
import { OpeningList } from "~/components/opening";
import { PageFrame } from "~/components/page-frame";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/page-loader";
import { opening } from "~server/sources/home/opening";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(opening);
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

export default function OpeningPage() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <OpeningList view={view} />
    </PageFrame>
  );
}
