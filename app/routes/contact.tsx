import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/page-frame";
import { Contact } from "~/components/contact";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/page-loader";
import { contactSource } from "~server/page-sources";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(contactSource);
export const action = refuseSending;
export const headers = pageHeaders;
export const meta = pageMeta;

export default function ContactRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Contact view={view} />
    </PageFrame>
  );
}
