import { useLoaderData } from "@remix-run/react";
import { useAnswered } from "~/components/form";
import { PageFrame } from "~/components/page-frame";
import { PrivacyTexts } from "~/components/privacy-texts";
import { pageMeta } from "~/meta";
import { consentForm } from "~server/forms/consent-form";
import { receiveForm } from "~server/forms/receive-form";
import { pageHeaders, pageLoader } from "~server/page-loader";
import { privacyTexts } from "~server/sources/data-protection";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export { sendForm as clientAction } from "~/components/send-form";
export const loader = pageLoader(privacyTexts);
export const action = receiveForm(consentForm);
export const headers = pageHeaders;
export const meta = pageMeta;

export default function PrivacyTextsRoute() {
  const { frame, view } = useLoaderData<typeof loader>();
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <PrivacyTexts view={view} form={useAnswered(view.form)} />
    </PageFrame>
  );
}
