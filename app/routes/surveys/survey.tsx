import { useLoaderData } from "@remix-run/react";
import { useAnswered } from "~/components/form";
import { PageFrame } from "~/components/page-frame";
import { Survey } from "~/components/survey";
import { pageMeta } from "~/meta";
import { receiveForm } from "~server/forms/receive-form";
import { surveyForm } from "~server/forms/survey-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { survey } from "~server/sources/surveys";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export { sendForm as clientAction } from "~/components/send-form";
export const loader = pageLoader(survey);
export const action = receiveForm(surveyForm);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function SurveyRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <Survey view={view} form={useAnswered(view.form)} />
    </PageFrame>
  );
}
