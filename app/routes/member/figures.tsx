import { useLoaderData, useLocation, useRouteError, type MetaArgs } from "@remix-run/react";
import { MemberFigures, notRefreshed, type MemberFiguresView } from "~/components/member-figures";
import { MemberRouteError } from "~/components/member-route-error";
import { PageFrame } from "~/components/page-frame";
import { standingPage, useToStand } from "~/components/standing-page";
import { pageMeta } from "~/meta";
import { pageHeaders, pageLoader, type PageData } from "~server/page-loader";
import { memberFiguresSource } from "~server/page-sources";

type Page = PageData<MemberFiguresView>;

export const loader = pageLoader(memberFiguresSource);
export const headers = pageHeaders;

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args.error ? { ...args, data: standingPage(args.location, args.error) } : args);
}

/** Figures that a member alone sees. */
export default function MemberFiguresRoute() {
  const page = useLoaderData<typeof loader>();
  useToStand(page);
  return <FiguresInFrame page={page} />;
}

/** Figures that stand are worth more than the page of an error that came with their renewal. */
export function ErrorBoundary() {
  const page = standingPage(useLocation(), useRouteError()) as Page | null;
  if (!page) return <MemberRouteError />;
  return <FiguresInFrame page={{ ...page, view: notRefreshed(page.view) }} />;
}

function FiguresInFrame({ page: { frame, view } }: { page: Pick<Page, "frame" | "view"> }) {
  return (
    <PageFrame key={frame.pageId} view={frame}>
      <MemberFigures view={view} />
    </PageFrame>
  );
}
