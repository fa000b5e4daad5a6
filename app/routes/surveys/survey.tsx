import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { Survey } from "~/components/content/survey";
import { pageMeta } from "~/meta";
import { formAction } from "~server/request/form-action";
import { surveyForm } from "~server/pages/surveys/survey-form";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("survey"));
export const action = formAction(surveyForm);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function SurveyRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Survey view={view} />
    </PageFrame>
  );
}
