import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { Server as TcpServer, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Front } from "./front";
import { securityHeaders } from "../security/security-headers";
import { CONNECTIONS } from "../config/time-budgets";

/** Room for the longest session (chunkedCookie), a pending log-in and the usual headers. */
const MAX_HEADER_BYTES = 32 * 1024;
const MOST_CONNECTIONS = 2_000;
const MOST_REQUESTS_PER_CONNECTION = 10_000;

export class FrontServer {
  readonly #server: Server;
  readonly #making = new Set<ServerResponse>();
  #isClosing = false;
  readonly #connections = new Set<Socket>();

  constructor(front: Front) {
    this.#server = createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: CONNECTIONS.headers,
        requestTimeout: CONNECTIONS.request,
        keepAliveTimeout: CONNECTIONS.keepAlive,
        connectionsCheckingInterval: 5_000,
      },
      (req, res) => this.#serve(front, req, res),
    );
    this.#server.timeout = CONNECTIONS.silence;
    this.#server.maxConnections = MOST_CONNECTIONS;
    this.#server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION;
    this.#server.on("clientError", refuseConnection);
    this.#server.on("connection", (socket: Socket) => {
      this.#connections.add(socket);
      socket.once("close", () => this.#connections.delete(socket));
    });
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(port, host, () => {
        this.#server.off("error", reject);
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Requests that arrive meanwhile are served for a while, with "Connection: close". */
  async close(finishLimit = CONNECTIONS.finish): Promise<void> {
    this.#isClosing = true;
    for (const res of this.#making) res.shouldKeepAlive = false;
    const limit = setTimeout(() => this.#server.closeAllConnections(), finishLimit);
    await delay(Math.min(CONNECTIONS.drain, finishLimit));
    const closed = this.#stopListening();
    // setImmediate runs after pending input, a timer before it.
    const idle = setInterval(() => setImmediate(() => this.#closeIdle()), CONNECTIONS.idleCheck);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  }

  /** node:http calls a connection idle while its last answer is still being sent. */
  #closeIdle(): void {
    const isSending = [...this.#connections].some(({ writableLength }) => writableLength > 0);
    if (!isSending) this.#server.closeIdleConnections();
  }

  #stopListening(): Promise<unknown> {
    return new Promise((resolve) => TcpServer.prototype.close.call(this.#server, resolve));
  }

  #serve(front: Front, req: IncomingMessage, res: ServerResponse): void {
    // A pipelined request, which browsers never send: node:http would process all of them at once.
    if (res.socket === null) return void req.socket.destroy();
    if (this.#isClosing) res.shouldKeepAlive = false;
    front.listener(req, res);
    if (res.headersSent) return;
    this.#making.add(res);
    res.once("close", () => this.#making.delete(res));
  }
}

const STATUS_BY_FAULT: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_FAULT[error.code ?? ""] ?? 400;
  const text = `${STATUS_CODES[status] ?? ""}\n`;
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    "Cache-Control": "private, no-store",
    Connection: "close",
    ...securityHeaders(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${text}`);
}
