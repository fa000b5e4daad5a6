import { SurveyGroups } from "~/components/content/survey-groups";
import { framed } from "~/page-route";
import { pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { ErrorBoundary, action, headers, meta } from "~/page-route";
export const loader = pageLoader(sourceOf("surveys"));

export default framed<typeof loader>(SurveyGroups);
