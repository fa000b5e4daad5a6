import { useActionData, useLoaderData } from "@remix-run/react";
import { Article } from "~/components/article";
import { Form } from "~/components/form";
import { PageFrame } from "~/components/page-frame";
import { pageMeta } from "~/meta";
import { memberUpdateForm } from "~server/forms/member-update-form";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { membership } from "~server/sources/members/membership";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(membership);
export const action = receiveForm(memberUpdateForm);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function MembershipRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Article view={view.article} />
      <Form view={answer?.form ?? view.form} />
    </PageFrame>
  );
}
