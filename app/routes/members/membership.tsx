import { useLoaderData } from "@remix-run/react";
import { Article } from "~/components/content/article";
import { Form } from "~/components/forms/form";
import { PageFrame } from "~/components/frame/page-frame";
import { pageMeta } from "~/meta";
import { memberUpdateForm } from "~server/pages/members/member-update-form";
import { formAction } from "~server/request/form-action";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("membership"));
export const action = formAction(memberUpdateForm);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function MembershipRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Article view={view.article} />
      <Form view={view.form} />
    </PageFrame>
  );
}
