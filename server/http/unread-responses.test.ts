import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { until } from "./testing/test-front";
import { endWith } from "./unread-responses";

const BODY = Buffer.alloc(8_000_000, "x");

test("of those who don't read, who has been reading longest is cut off", async () => {
  const closed: number[] = [];
  let number = 0;
  const server = createServer((_, res) => {
    const own = (number += 1);
    res.once("close", () => closed.push(own));
    endWith(res, BODY, 2.5 * BODY.length);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await until(() => server.listening);
  const { port } = server.address() as AddressInfo;
  for (let visitor = 1; visitor <= 4; visitor += 1) {
    const socket = connect(port, "127.0.0.1")
      .on("error", () => undefined)
      .pause();
    onTestFinished(() => void socket.destroy());
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await until(() => number === visitor);
  }
  await until(() => closed.length === 2);
  expect(closed).toEqual([1, 2]);
});

test("who reads is never cut off", async () => {
  const server = createServer((_, res) => endWith(res, Buffer.from("read"), 1)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await until(() => server.listening);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await answer.text()).toBe("read");
});
