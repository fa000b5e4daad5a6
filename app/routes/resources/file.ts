import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFile } from "~server/files/serve";

/** /dosya/{signature}/{path}: a file or picture of the upstream. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return serveFile(request, params["signature"] ?? "", params["*"] ?? "");
}
