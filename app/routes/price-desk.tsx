import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { PriceDesk } from "~/components/prices/price-desk";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("price-desk"));
export const headers = pageHeaders;
export const meta = pageMeta;

export default function PriceDeskRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <PriceDesk view={view} />
    </PageFrame>
  );
}
