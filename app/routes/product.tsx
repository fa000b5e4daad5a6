import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { ProductPage } from "~/components/prices/product-page";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("product"));
export const headers = pageHeaders;
export const meta = pageMeta;

export default function ProductRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <ProductPage view={view} />
    </PageFrame>
  );
}
