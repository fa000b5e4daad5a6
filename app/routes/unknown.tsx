import { unknownAction, unknownAddress } from "~server/request/unknown-address";

export { ErrorBoundary, headers, meta } from "~/page-route";
export { unknownAction as action, unknownAddress as loader };

/** Never rendered: the loader always redirects or throws. */
export default function UnknownPage() {
  return null;
}
