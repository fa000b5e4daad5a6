import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/page-frame";
import { Survey } from "~/components/survey";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/page-loader";
import { survey } from "~server/sources/surveys";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(survey);
export const action = refuseSending;
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
