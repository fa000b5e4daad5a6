import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/error-page";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/page-loader";
import { notFound } from "~server/sources/not-found";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(notFound);
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

export default function NotFoundPage() {
  const { view } = useLoaderData<typeof loader>();
  return <ErrorPage view={view} />;
}
