import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { Registry } from "prom-client";
import { log } from "~server/log";
import type { Readiness } from "./own-answers";

/** What is answered on the port that visitors can't reach: figures, health, and the purge. */
export interface PrivatePort {
  url: string;
  close(): void;
}

/** What operators may ask and do: of the one process, or of all of a portal's. */
export interface Operators {
  /** For Prometheus. */
  figures: () => Promise<string>;
  readiness: () => Promise<Readiness>;
  purge: () => Promise<void>;
}

interface Answer {
  status: number;
  type?: string;
  text: string;
}

/** Opens the operator's port. @throws when it is taken */
export async function openPrivatePort(
  { port, host }: { port: number; host: string },
  operators: Operators,
): Promise<PrivatePort> {
  const server: Server = createServer((req, res) => {
    answer(req, operators)
      .then((given) => send(res, given))
      .catch((error: unknown) => {
        log.error({ err: error }, "the private port failed");
        send(res, { status: 500, text: "failed\n" });
      });
  });
  server.listen(port, host);
  await once(server, "listening");
  return { url: `http://${host}:${port}`, close: () => void server.close() };
}

async function answer(req: IncomingMessage, operators: Operators): Promise<Answer> {
  const { method, url } = req;
  if (isFromWebPage(req)) return { status: 403, text: "not for web pages\n" };
  switch (`${method} ${url}`) {
    case "GET /metrics":
      return { status: 200, type: Registry.PROMETHEUS_CONTENT_TYPE, text: await operators.figures() };
    case "GET /healthz":
      return { status: 200, text: "ok\n" };
    case "GET /readyz": {
      const { ready, ...details } = await operators.readiness();
      return {
        status: ready ? 200 : 503,
        type: "application/json",
        text: JSON.stringify({ ready, ...details }),
      };
    }
    case "POST /purge":
      await operators.purge();
      return { status: 200, text: "purged\n" };
    default:
      return { status: 404, text: "GET /metrics, /healthz, /readyz; POST /purge\n" };
  }
}

/** Whatever page a browser on the operator's machine opens can reach this port too. */
function isFromWebPage({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return headers.origin !== undefined || (site !== undefined && site !== "none");
}

function send(res: ServerResponse, { status, type = "text/plain; charset=utf-8", text }: Answer): void {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
}
