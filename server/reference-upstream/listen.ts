import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Env, Hono } from "hono";

const HOST = "127.0.0.1";

export async function listen<E extends Env>(app: Hono<E>, wanted: number) {
  const server = createAdaptorServer({ fetch: app.fetch, hostname: HOST }) as Server;
  server.listen(wanted, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function close(): Promise<void> {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }
  return { url: `http://${HOST}:${port}`, port, close };
}
