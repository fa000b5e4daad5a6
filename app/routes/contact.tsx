import { Contact } from "~/components/content/contact";
import { formAction } from "~server/request/form-action";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { contactForms, sourceOf } from "~server/pages/sources";

export { ErrorBoundary, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("contact"));
export const action = formAction(contactForms);

export default framed<typeof loader>(Contact);
