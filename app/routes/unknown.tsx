export { ErrorBoundary, headers, meta } from "./page";
export { unknownAction as action, unknownAddress as loader } from "~server/request/unknown-address";

/** Never rendered: the loader always redirects or throws. */
export default function UnknownPage() {
  return null;
}
