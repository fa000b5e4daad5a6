import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFile } from "~server/resources/file";

export function loader({ request, params }: LoaderFunctionArgs) {
  return serveFile(request, params["signature"] ?? "", params["*"] ?? "");
}
