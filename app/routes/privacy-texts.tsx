import { useLoaderData } from "@remix-run/react";
import { PageFrame } from "~/components/page-frame";
import { PrivacyTexts } from "~/components/privacy-texts";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, refuseSending } from "~server/page-loader";
import { privacyTexts } from "~server/sources/data-protection";

export { RouteError as ErrorBoundary } from "~/components/route-error";
export const loader = pageLoader(privacyTexts);
export const action = refuseSending;
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
