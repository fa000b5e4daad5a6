import { PrivacyTexts } from "~/components/members/privacy-texts";
import { consentForm } from "~server/pages/privacy/consent-form";
import { formAction } from "~server/request/form-action";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("privacy-texts"));
export const action = formAction(consentForm);

export default framed<typeof loader>(PrivacyTexts);
