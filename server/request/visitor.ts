import type { AppLoadContext } from "@remix-run/node";
import "./load-context";
import { visitorOf, type Visitor } from "../session/session";

/** Once per request. */
export function visitorOfRequest(request: Request, context: AppLoadContext): Promise<Visitor> {
  context.visitor ??= visitorOf(request.headers.get("Cookie"));
  return context.visitor;
}
