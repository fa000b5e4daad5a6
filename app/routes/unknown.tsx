import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/meta";
import { pageHeaders } from "~server/request/page-loader";
import { unknownAddress, unknownAction } from "~server/request/unknown-address";

export { RouteError as ErrorBoundary } from "~/components/errors/route-error";
export const headers = pageHeaders;
export const meta = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return unknownAddress(args);
}

export function action(args: ActionFunctionArgs) {
  return unknownAction(args);
}

/** Never rendered: the loader always redirects or throws. */
export default function UnknownPage() {
  return null;
}
