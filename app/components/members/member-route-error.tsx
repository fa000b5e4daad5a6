import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { NoticeToRead, type NoticeToReadView } from "./notice-to-read";
import { RouteError } from "../errors/route-error";
import { WarningPage, type WarningView } from "./warning-page";

export function MemberRouteError() {
  const error = useRouteError();
  const view: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (!isPlaced(view)) return <RouteError />;
  return view.place === "notice" ? <NoticeToRead view={view} /> : <WarningPage view={view} />;
}

function isPlaced(view: unknown): view is NoticeToReadView | WarningView {
  return typeof view === "object" && view !== null && "place" in view;
}
