import { useLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";
import { PageFrame } from "./components/frame/page-frame";
import type { PageData, PageLoader } from "~server/request/page-loader";

/** What a page's route exports besides its loader. */
export { RouteError as ErrorBoundary } from "./components/errors/route-error";
export { pageMeta as meta } from "./meta";
export { pageHeaders as headers, refuseSending as action } from "~server/request/page-loader";

type ViewOf<Loader> = Loader extends PageLoader<infer View> ? View : never;

/** The content of a page, in the frame that all pages share. */
export function framed<Loader>(Content: ComponentType<{ view: ViewOf<Loader> }>) {
  return function FramedPage() {
    const data: unknown = useLoaderData();
    const { frame, view } = data as PageData<ViewOf<Loader>>;
    return (
      <PageFrame view={frame}>
        <Content view={view} />
      </PageFrame>
    );
  };
}
