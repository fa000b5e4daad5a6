import { Survey } from "~/components/content/survey";
import { formAction } from "~server/request/form-action";
import { surveyForm } from "~server/pages/surveys/survey-form";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("survey"));
export const action = formAction(surveyForm);

export default framed<typeof loader>(Survey);
