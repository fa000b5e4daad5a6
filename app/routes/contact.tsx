import { useLoaderData } from "@remix-run/react";
import { useAnswered } from "~/components/form";
import { PageFrame } from "~/components/page-frame";
import { Contact } from "~/components/contact";
import { pageMeta } from "~/meta";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { contactForms, contactSource } from "~server/page-sources";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export { sendForm as clientAction } from "~/components/send-form";
export const loader = pageLoader(contactSource);
export const action = receiveForm(contactForms);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function ContactRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Contact view={view} form={useAnswered(view.form)} />
    </PageFrame>
  );
}
