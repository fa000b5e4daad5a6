import type { EntryContext } from "@remix-run/node";

/** Remix would write its hand-off scripts into pages that load none. */
export function withoutHandoff(context: EntryContext): EntryContext {
  context.serverHandoffStream = undefined;
  return context;
}

export const loaderDataOf = ({ staticHandlerContext }: EntryContext, routeId: string): unknown =>
  staticHandlerContext.loaderData[routeId];
