import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { Registry } from "prom-client";
import { isThisMachine } from "~server/config/environment-risks";
import { log } from "~server/observability/log";
import { readId, type Id } from "~server/upstream/record";
import { parseAddress } from "../security/addresses";
import type { Readiness } from "../http/internal-responses";
import { openedPort } from "../http/opened-port";

export interface PrivatePort {
  url: string;
  close(): void;
}

export interface Operators {
  figures: () => Promise<string>;
  readiness: () => Promise<Readiness>;
  purge: () => Promise<void>;
  expire: (address: string | null) => void;
  endSessionsOf: (userId: Id) => Promise<void>;
}

interface Answer {
  status: number;
  type?: string;
  text: string;
}

export async function openPrivatePort(
  { port, host }: { port: number; host: string },
  operators: Operators,
): Promise<PrivatePort> {
  const server: Server = createServer((req, res) => {
    answer(req, operators)
      .then((text) => send(res, text))
      .catch((error: unknown) => {
        log.error({ err: error }, "the private port failed");
        send(res, { status: 500, text: "failed\n" });
      });
  });
  server.listen(port, host);
  await openedPort("METRICS_", { port, host }, once(server, "listening"));
  if (!isThisMachine(host))
    log.warn({ host }, "other machines can reach the private port: let operators alone in");
  return { url: `http://${host}:${port}`, close: () => void server.close() };
}

type Act = (operators: Operators, query: URLSearchParams) => Promise<Answer>;

const ACTS: ReadonlyMap<string, Act> = new Map<string, Act>([
  ["GET /metrics", tellFigures],
  ["GET /healthz", () => Promise.resolve({ status: 200, text: "ok\n" })],
  ["GET /readyz", tellReadiness],
  ["POST /purge", purge],
  ["POST /end-sessions", endSessions],
]);

async function answer(req: IncomingMessage, operators: Operators): Promise<Answer> {
  if (isFromWebPage(req)) return { status: 403, text: "not for web pages\n" };
  const url = parseAddress(req.url ?? "", "http://operators");
  const act = url && ACTS.get(`${req.method ?? ""} ${url.pathname}`);
  return act ? act(operators, url.searchParams) : { status: 404, text: `${[...ACTS.keys()].join(", ")}\n` };
}

async function tellFigures({ figures }: Operators): Promise<Answer> {
  return { status: 200, type: Registry.PROMETHEUS_CONTENT_TYPE, text: await figures() };
}

async function tellReadiness({ readiness }: Operators): Promise<Answer> {
  const state = await readiness();
  return { status: state.ready ? 200 : 503, type: "application/json", text: JSON.stringify(state) };
}

async function purge(operators: Operators, query: URLSearchParams): Promise<Answer> {
  if (query.has("all")) await operators.purge();
  else operators.expire(query.get("address"));
  return { status: 200, text: "purged\n" };
}

async function endSessions({ endSessionsOf }: Operators, query: URLSearchParams): Promise<Answer> {
  const user = readId(query.get("user"));
  if (user === undefined) return { status: 400, text: "user: the upstream's id of one\n" };
  await endSessionsOf(user);
  return { status: 200, text: "ended\n" };
}

/** Any web page open in a browser on this machine can reach the port too. */
function isFromWebPage({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return headers.origin !== undefined || (site !== undefined && site !== "none");
}

function send(res: ServerResponse, { status, type = "text/plain; charset=utf-8", text }: Answer): void {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
}
