import { useActionData, useLoaderData } from "@remix-run/react";
import { Form } from "~/components/form";
import { OtherWay } from "~/components/other-way";
import { PageFrame } from "~/components/page-frame";
import { pageMeta } from "~/meta";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { formOfPage, formPage } from "~server/sources/form";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(formPage);
export const action = receiveForm(formOfPage);
export const headers = pageHeaders;
export const meta = pageMeta;

/** A page that is nothing but its form. */
export default function FormRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      {view.form ? <Form view={answer?.form ?? view.form} /> : <OtherWay view={view.otherWay} />}
    </PageFrame>
  );
}
