import { Article } from "~/components/content/article";
import { Form } from "~/components/forms/form";
import { framed } from "~/page-route";
import { formAction } from "~server/request/form-action";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";
import { memberUpdateForm } from "~server/pages/members/membership";

export { ErrorBoundary, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("membership"));
export const action = formAction(memberUpdateForm);

export default framed<typeof loader>(({ view }) => (
  <>
    <Article view={view.article} />
    <Form view={view.form} />
  </>
));
