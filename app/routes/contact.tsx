import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { Contact } from "~/components/content/contact";
import { pageMeta } from "~/meta";
import { formAction } from "~server/request/form-action";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { contactForms, sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("contact"));
export const action = formAction(contactForms);
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
