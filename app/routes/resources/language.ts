import type { LoaderFunctionArgs } from "@remix-run/node";
import { switchLanguage } from "~server/resources/language-switch";

/** /dil/{tr,en}?donus=/path */
export function loader({ request, params }: LoaderFunctionArgs) {
  return switchLanguage(request, params["language"] ?? "");
}
