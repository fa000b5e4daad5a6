import { onTestFinished } from "vitest";
import { Front, type FrontOptions } from "../front";
import { FrontServer } from "../front-server";
import { ask, type Reply } from "./ask";

const ORIGIN = "http://portal.test";
export const SHARED = "public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400";
export const PRIVATE = "private, no-store";

export interface TestFront {
  port: number;
  front: Front;
  server: FrontServer;
  rendered: string[];
  requests: Request[];
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  pass: (seconds: number) => void;
}

export function page(
  text: string,
  cacheControl = SHARED,
  headers: Record<string, string> = {},
  status = 200,
): Response {
  const type = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": cacheControl };
  return new Response(text, { status, headers: { ...type, ...headers } });
}

export async function startTestFront(
  handle: FrontOptions["handle"],
  options: Partial<FrontOptions> = {},
): Promise<TestFront> {
  let now = Date.parse("2026-03-10T09:00:00Z");
  const requests: Request[] = [];
  const rendered: string[] = [];
  const front = new Front({
    origin: ORIGIN,
    now: () => now,
    ...options,
    handle: (request, context) => {
      requests.push(request);
      rendered.push(request.url.slice(new URL(request.url).origin.length));
      return handle(request, context);
    },
  });
  const server = new FrontServer(front);
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.close(0));
  const get: TestFront["get"] = (path, headers = {}) => ask(port, path, { headers });
  return { port, front, server, rendered, requests, get, pass: (seconds) => void (now += seconds * 1000) };
}
