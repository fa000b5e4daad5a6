import { connect, type Socket } from "node:net";
import { onTestFinished, expect, test } from "vitest";
import { sendRaw } from "./testing/ask";
import { gate, page, PRIVATE, startTestFront, until } from "./testing/test-front";

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

function opened(port: number): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test("what is sent ahead on a connection is begun with when what came before is answered", async () => {
  const first = gate();
  const front = await startTestFront(async ({ url }) => {
    if (url.endsWith("/1")) await first.opened;
    return page(`this is ${url}`, PRIVATE);
  });
  const answers = sendRaw(front.port, get("/1") + get("/2") + get("/3", "Connection: close\r\n"));
  await until(() => front.asked.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(front.asked).toEqual(["/1"]);
  first.open();
  expect((await answers).match(/this is http:..portal.test.\d/g)).toEqual(
    [1, 2, 3].map((number) => `this is http://portal.test/${number}`),
  );
});

test("who sends more ahead than anybody needs is cut off", async () => {
  const front = await startTestFront(() => new Promise(() => undefined));
  const socket = opened(front.port);
  let isClosed = false;
  socket.on("close", () => (isClosed = true)).resume();
  socket.write(get("/x"));
  await until(() => front.asked.length === 1);
  socket.write(get("/x").repeat(1_000));
  await until(() => isClosed);
  expect(front.asked).toEqual(["/x"]);
});

test("who doesn't read is not made more answers for", async () => {
  const front = await startTestFront(() => Promise.resolve(page("x".repeat(8_000_000), PRIVATE)));
  const socket = opened(front.port).pause();
  socket.write(get("/x").repeat(20));
  await until(() => front.asked.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(front.asked).toHaveLength(1);
});
