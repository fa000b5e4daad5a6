import { connect } from "node:net";
import { expect, test } from "vitest";
import { ask } from "./testing/ask";
import { page, PRIVATE, startTestFront } from "./testing/test-front";
import { gate, until } from "../../tests/support/waiting";

test("shutdown still accepts requests for a while, finishes running ones, then accepts none", async () => {
  const { opened, open } = gate();
  const front = await startTestFront(() => opened.then(() => page("finished", PRIVATE)));
  const visit = () => fetch(`http://127.0.0.1:${front.port}/x`);
  const first = visit();
  await until(() => front.rendered.length === 1);
  let closed = false;
  const closing = front.server.close().then(() => (closed = true));
  const second = visit();
  await until(() => front.rendered.length === 2);
  await expect.poll(() => ask(front.port, "/healthz").catch(() => "refused")).toBe("refused");
  expect(closed).toBe(false);
  open();
  for (const answer of await Promise.all([first, second])) {
    expect([await answer.text(), answer.headers.get("connection")]).toEqual(["finished", "close"]);
  }
  await closing;
});

test("shutdown waits for slow readers", async () => {
  const text = "x".repeat(20_000_000);
  const front = await startTestFront(() => Promise.resolve(page(text, PRIVATE)));
  const socket = connect(front.port, "127.0.0.1");
  socket.pause();
  socket.write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n");
  await until(() => front.rendered.length === 1);
  const closing = front.server.close();
  await expect.poll(() => ask(front.port, "/healthz").catch(() => "refused")).toBe("refused");
  expect((await socket.toArray()).join("").endsWith(`\r\n\r\n${text}`)).toBe(true);
  await closing;
});

test("shutdown gives up on requests that don't finish", async () => {
  const front = await startTestFront(() => new Promise(() => undefined));
  const visit = fetch(`http://127.0.0.1:${front.port}/x`).catch(() => "cut");
  await until(() => front.rendered.length > 0);
  await front.server.close(20);
  expect(await visit).toBe("cut");
});

test("/healthz says that the process runs, /readyz whether it can serve, and no more", async () => {
  let ready = true;
  const readiness = () => ({ ready, upstream: { reachable: false } });
  const front = await startTestFront(() => Promise.resolve(page("x")), { readiness });
  expect((await front.get("/healthz")).status).toBe(200);
  const reply = await front.get("/readyz");
  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.text)).toEqual({ status: "ready" });
  expect(reply.headers["cache-control"]).toBe("private, no-store");
  ready = false;
  expect((await front.get("/readyz")).status).toBe(503);
  expect((await front.get("/healthz")).status).toBe(200);
});
