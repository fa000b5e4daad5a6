import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elements } from "../support/html";
import { startStack, type Stack } from "../support/stack";
import { ask, open } from "../support/visit";
import { memoryBytes } from "./support/memory";

/** Clients that request and never read: their cost is limited, and others notice nothing. */

const CLIENTS = 8;
const MOST_GROWTH = 64 * 1024 * 1024;

let stack: Stack;
const sockets: Socket[] = [];

beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await stack.stop();
});

/** Sends requests for as long as they are accepted, and reads nothing. */
function askWithoutReading(path: string, headers: string): void {
  const socket = connect(Number(new URL(stack.portal.url).port), "127.0.0.1").pause();
  sockets.push(socket.on("error", () => undefined));
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`.repeat(500);
  const more = () => {
    while (!socket.destroyed && socket.write(request));
  };
  socket.on("drain", more).on("connect", more);
}

async function settledMemory(): Promise<number> {
  await delay(2_000);
  return memoryBytes(stack.portal);
}

test("eight clients that read nothing take no more memory than a page", async () => {
  const { url } = stack.portal;
  const { body } = await open(url, "/faaliyet-raporu");
  const file = elements(body, "a").find(({ href }) => href?.startsWith("/dosya/"))?.["href"] ?? "";
  expect(file).not.toBe("");
  for (const path of [file, "/hakkimizda", "/giris"]) await ask(url, path);
  const before = await settledMemory();
  for (const path of ["/hakkimizda", "/giris", file, "/ara?ara=pamuk"])
    for (let client = 0; client < CLIENTS; client += 1)
      askWithoutReading(path, "Accept-Encoding: identity\r\n");
  expect((await settledMemory()) - before).toBeLessThan(MOST_GROWTH);
  expect((await open(url, "/hakkimizda")).status).toBe(200);
  expect((await open(url, "/giris")).status).toBe(200);
});
