import { useLoaderData } from "@remix-run/react";
import { Form } from "~/components/forms/form";
import { LinkList } from "~/components/elements/link";
import { FormDisabled } from "~/components/forms/form-disabled";
import { PageFrame } from "~/components/frame/page-frame";
import { pageMeta } from "~/meta";
import { formAction } from "~server/request/form-action";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";
import { formOfPage } from "~server/pages/account/form-page";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("form"));
export const action = formAction(formOfPage);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function FormRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      {view.form ? <Form view={view.form} /> : null}
      {view.links.length > 0 ? <LinkList links={view.links} className="form-links" /> : null}
      {view.otherWay ? <FormDisabled view={view.otherWay} /> : null}
    </PageFrame>
  );
}
