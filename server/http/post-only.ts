import type { LoaderFunctionArgs } from "@remix-run/node";
import { PageError } from "../pages/errors/page-error";
import { standaloneError } from "../request/standalone-error";

export function postOnly({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return standaloneError(request, context, new PageError("method", "POST"));
}
