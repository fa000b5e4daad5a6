import type { LoaderFunctionArgs } from "@remix-run/node";
import { PageError } from "../page-errors";
import { standaloneError } from "../standalone-error";

/** The loader of an address that only takes POST: there is nothing to be seen. */
export function postOnly({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return standaloneError(request, context, new PageError("method", "POST"));
}
