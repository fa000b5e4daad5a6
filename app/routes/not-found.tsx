import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/errors/error-page";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, action, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("not-found"));

export default function NotFoundPage() {
  const { view } = useLoaderData<typeof loader>();
  return <ErrorPage view={view} />;
}
