import {
  createRequestHandler,
  type AppLoadContext,
  type EntryContext,
  type ServerBuild,
} from "@remix-run/node";
import {
  createStaticHandler,
  getStaticContextFromError,
  isRouteErrorResponse,
  type AgnosticDataRouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from "@remix-run/router";
import { findPage } from "~/pages";
import type { Handle } from "../page-cache/fill";

const LIST_OF_ROUTES = "/__manifest";
const DATA_OF_ROUTES = ".data";
const OLDER_DATA = "_data";

/** Endpoints of Remix's client-side navigation. */
export const isUnused = (pathname: string): boolean =>
  pathname === LIST_OF_ROUTES || pathname.endsWith(DATA_OF_ROUTES);

/** Remix still answers this older form of data requests. */
export function dropUnused({ searchParams }: URL): void {
  if (searchParams.has(OLDER_DATA)) searchParams.delete(OLDER_DATA);
}

interface Pages {
  build: ServerBuild;
  router: StaticHandler;
  routeModules: EntryContext["routeModules"];
}

/** Remix matches each address four times, and encodes loader data for a hydration that never happens. */
export function documentHandler(whole: ServerBuild): Handle {
  const remix = createRequestHandler(whole);
  const build = pagesOf(whole);
  const router = createStaticHandler(routesUnder(undefined, build), {
    future: { v7_relativeSplatPath: true, v7_throwAbortReason: true },
  });
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).map(([id, { module }]) => [id, module] as const),
  );
  const pages = { build, router, routeModules };
  return (request, context) =>
    isReading(request) && findPage(new URL(request.url).pathname)
      ? answer(pages, request, context)
      : remix(request, context);
}

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

async function answer(pages: Pages, request: Request, context: AppLoadContext): Promise<Response> {
  const { build, router } = pages;
  const tell = (error: unknown) => build.entry.module.handleError?.(error, { request, context, params: {} });
  const result = await router.query(request, { requestContext: context });
  if (result instanceof Response) return result;
  for (const error of Object.values(result.errors ?? {})) if (!isRouteErrorResponse(error)) tell(error);
  try {
    return await render(pages, result, request, context);
  } catch (error) {
    tell(error);
    return render(pages, getStaticContextFromError(router.dataRoutes, result, error), request, context);
  }
}

async function render(
  { build, routeModules }: Pages,
  result: StaticHandlerContext,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const entryContext: EntryContext = {
    manifest: build.assets,
    routeModules,
    staticHandlerContext: result,
    future: build.future,
    isSpaMode: false,
    serializeError: ({ name }) => ({ message: name }),
  };
  const headers = documentHeaders(build, result);
  const response = await build.entry.module.default(
    request,
    result.statusCode,
    headers,
    entryContext,
    context,
  );
  return request.method === "HEAD" ? new Response(null, response) : response;
}

function pagesOf(build: ServerBuild): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => build.routes[id]?.module.default));
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  return { ...build, routes: only(build.routes), assets };
}

function routesUnder(parentId: string | undefined, build: ServerBuild): AgnosticDataRouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route.parentId === parentId);
  return routes.map(({ id, path, index, module }) => {
    const hasErrorBoundary = id === "root" || module.ErrorBoundary !== undefined;
    const loader = module.loader as AgnosticDataRouteObject["loader"];
    const own = { id, path, hasErrorBoundary, loader };
    return index ? { ...own, index } : { ...own, children: routesUnder(id, build) };
  });
}

function documentHeaders(
  { routes }: ServerBuild,
  { matches, loaderHeaders, loaderData, errors }: StaticHandlerContext,
) {
  const boundary = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const rendered = boundary === -1 ? matches : matches.slice(0, boundary + 1);
  const failed = matches
    .slice(Math.max(0, boundary))
    .find(({ route }) => loaderData[route.id] === undefined && loaderHeaders[route.id]);
  const errorHeaders = boundary === -1 ? undefined : failed && loaderHeaders[failed.route.id];
  return rendered.reduce((parentHeaders, { route: { id } }, index) => {
    const own = loaderHeaders[id] ?? new Headers();
    const isLast = index === rendered.length - 1;
    const { headers: of } = routes[id]?.module ?? {};
    const routeHeaders =
      typeof of === "function"
        ? of({
            loaderHeaders: own,
            parentHeaders,
            actionHeaders: new Headers(),
            errorHeaders: isLast ? errorHeaders : undefined,
          })
        : parentHeaders;
    const headers = new Headers(routeHeaders);
    for (const from of [isLast ? errorHeaders : undefined, own, parentHeaders]) addCookies(headers, from);
    return headers;
  }, new Headers());
}

function addCookies(headers: Headers, from: Headers | undefined): void {
  const present = new Set(headers.getSetCookie());
  for (const cookie of from?.getSetCookie() ?? [])
    if (!present.has(cookie)) headers.append("Set-Cookie", cookie);
}
