import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/frame/page-frame";
import { PrivacyTexts } from "~/components/members/privacy-texts";
import { pageMeta } from "~/meta";
import { consentForm } from "~server/pages/privacy/consent-form";
import { formAction } from "~server/request/form-action";
import { pageHeaders, pageLoader } from "~server/request/page-loader";
import { sourceOf } from "~server/pages/sources";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const loader = pageLoader(sourceOf("privacy-texts"));
export const action = formAction(consentForm);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function PrivacyTextsRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <PrivacyTexts view={view} />
    </PageFrame>
  );
}
