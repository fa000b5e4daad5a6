import { Outlet, useLoaderData } from "@remix-run/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Shell } from "~/components/shell";
import { portal } from "~server/portal";
import { shellView } from "~server/sources/shell";

/** The main layout: every page wears it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return shellView(await portal(request, context));
}

export default function ShellRoute() {
  const view = useLoaderData<typeof loader>();
  return (
    <Shell view={view}>
      <Outlet />
    </Shell>
  );
}
