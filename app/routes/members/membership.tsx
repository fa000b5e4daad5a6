import { useLoaderData } from "@remix-run/react";
import { Article } from "~/components/article";
import { Form, useAnswered } from "~/components/form";
import { PageFrame } from "~/components/page-frame";
import { pageMeta } from "~/meta";
import { memberUpdateForm } from "~server/forms/member-update-form";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { membership } from "~server/sources/members/membership";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export { sendForm as clientAction } from "~/components/send-form";
export const loader = pageLoader(membership);
export const action = receiveForm(memberUpdateForm);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function MembershipRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Article view={view.article} />
      <Form view={useAnswered(view.form)} />
    </PageFrame>
  );
}
