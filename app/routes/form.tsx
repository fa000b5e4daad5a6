import { Form } from "~/components/forms/form";
import { LinkList } from "~/components/elements/link";
import { FormDisabled } from "~/components/forms/form-disabled";
import { framed } from "~/page-route";
import { formAction } from "~server/request/form-action";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";
import { formOfPage } from "~server/pages/account/form-page";

export { ErrorBoundary, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("form"));
export const action = formAction(formOfPage);

export default framed<typeof loader>(({ view }) => (
  <>
    {view.form ? <Form view={view.form} /> : null}
    {view.links.length > 0 ? <LinkList links={view.links} className="form-links" /> : null}
    {view.otherWay ? <FormDisabled view={view.otherWay} /> : null}
  </>
));
