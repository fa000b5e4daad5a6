import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { findPage } from "~/pages";
import type { Handle } from "../page-cache/fill";

/**
 * Remix's request handler, at a fraction of its cost. Remix compares an address with all routes four times a
 * request; here a page's request meets a build that has the page's own branch of routes alone. Whatever is no
 * page of the table is left to the whole build.
 */
export function branchHandler(build: ServerBuild): Handle {
  const whole = createRequestHandler(build);
  const branches = new Map<string, Handle>();
  return (request, context) => {
    const page = findPage(new URL(request.url).pathname);
    const id = page && `${page.page.id}.${page.language}`;
    if (!id || !build.routes[id]) return whole(request, context);
    const known = branches.get(id);
    if (known) return known(request, context);
    const made = createRequestHandler(branchOf(build, id));
    branches.set(id, made);
    return made(request, context);
  };
}

/** The build with one route and those around it. */
function branchOf(build: ServerBuild, id: string): ServerBuild {
  const ids = new Set<string>();
  for (let next: string | undefined = id; next; next = build.routes[next]?.parentId) ids.add(next);
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([name]) => ids.has(name)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
