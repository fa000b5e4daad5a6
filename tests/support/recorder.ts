import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export interface Recorded {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Answer = (received: Recorded, response: ServerResponse) => void | Promise<void>;

/** A small HTTP server that records its requests. */
export interface Recorder {
  url: string;
  requests: Recorded[];
  /** Those whose path contains a text. */
  requestsTo(part: string): Recorded[];
  /** Answers requests whose path contains a text differently, until `restore`. */
  intercept(part: string, answer: Answer): void;
  restore(): void;
  stop(): Promise<void>;
}

/** Starts a recorder on a free port. */
export async function startRecorder(answer: Answer): Promise<Recorder> {
  const requests: Recorded[] = [];
  let interceptions: { part: string; answer: Answer }[] = [];
  const server = createServer((incoming, response) => {
    read(incoming)
      .then(async (received) => {
        requests.push(received);
        const other = interceptions.find(({ part }) => received.path.includes(part));
        await (other?.answer ?? answer)(received, response);
      })
      // Whoever is behind it hung up: so does it.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    requestsTo: (part) => requests.filter(({ path }) => path.includes(part)),
    intercept: (part, other) => (interceptions = [{ part, answer: other }, ...interceptions]),
    restore: () => (interceptions = []),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Starts a recorder that forwards everything to another server. */
export function startProxy(target: string): Promise<Recorder> {
  return startRecorder(forwardTo(target));
}

/** Forwards a request and its response unchanged. */
export function forwardTo(target: string): Answer {
  return ({ method, path, headers, body }, response) =>
    new Promise((resolve) => {
      const onward = request(target + path, { method, headers: { ...headers, host: new URL(target).host } });
      onward.on("response", (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response).on("finish", resolve);
      });
      onward.on("error", () => {
        response.destroy();
        resolve();
      });
      onward.end(body);
    });
}

/** Answers with JSON. */
export function json(value: unknown, status = 200): Answer {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(value));
  };
}

async function read(incoming: IncomingMessage): Promise<Recorded> {
  let body = "";
  for await (const chunk of incoming.setEncoding("utf8")) body += chunk as string;
  const { method = "", url = "", headers } = incoming;
  return { method, path: url, headers, body };
}
