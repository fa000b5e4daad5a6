import type { LoaderFunctionArgs } from "@remix-run/node";
import { switchLanguage } from "~server/language-switch";

/** /dil/{tr,en}?donus=/path: remembers the language and opens the same page in it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return switchLanguage(request, params["language"] ?? "");
}
