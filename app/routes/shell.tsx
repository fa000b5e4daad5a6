import { Outlet, useLoaderData } from "@remix-run/react";
import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Shell } from "~/components/frame/shell";
import { shellCacheHeaders } from "~server/request/page-loader";
import { requestContext } from "~server/request/request-context";
import { shellView } from "~server/pages/shell/shell";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = await requestContext(request, context);
  const view = await shellView(visit);
  return data(view, { headers: shellCacheHeaders(visit) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ShellRoute() {
  const view = useLoaderData<typeof loader>();
  return (
    <Shell view={view}>
      <Outlet />
    </Shell>
  );
}
