import { useLoaderData } from "@remix-run/react";
import { Form, useAnswered } from "~/components/form";
import { Link } from "~/components/link";
import { OtherWay } from "~/components/other-way";
import { PageFrame } from "~/components/page-frame";
import { pageMeta } from "~/meta";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { formOfPage, formPage } from "~server/sources/form";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export { sendForm as clientAction } from "~/components/send-form";
export const loader = pageLoader(formPage);
export const action = receiveForm(formOfPage);
export const headers = pageHeaders;
export const meta = pageMeta;

/** A page that is nothing but its form. */
export default function FormRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  const form = useAnswered(view.form);
  return (
    <PageFrame key={frame.pageId} view={frame}>
      {form ? <Form view={form} /> : null}
      {view.links.length > 0 ? (
        <ul className="form-links">
          {view.links.map((link) => (
            <li key={link.href}>
              <Link to={link} />
            </li>
          ))}
        </ul>
      ) : null}
      {view.otherWay ? <OtherWay view={view.otherWay} /> : null}
    </PageFrame>
  );
}
