import { useActionData, useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/page-frame";
import { Contact } from "~/components/contact";
import { pageMeta } from "~/meta";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { contactForms, contactSource } from "~server/page-sources";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(contactSource);
export const action = receiveForm(contactForms);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function ContactRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Contact view={view} form={answer?.form ?? view.form} />
    </PageFrame>
  );
}
