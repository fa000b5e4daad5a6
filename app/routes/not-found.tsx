import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/errors/error-page";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("not-found"));
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

export default function NotFoundPage() {
  const { view } = useLoaderData<typeof loader>();
  return <ErrorPage view={view} />;
}
