import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { OverloadedError, RequestSlots } from "./request-slots";
import { ask } from "../http/testing/ask";
import { page, PRIVATE, startTestFront } from "../http/testing/test-front";
import { gate, until } from "../../tests/support/waiting";

test("limits running and waiting requests of each kind, and refuses the next", async () => {
  const slots = new RequestSlots();
  const { opened, open } = gate();
  const done: number[] = [];
  const works = Array.from({ length: 40 }, (_, at) =>
    slots.during("lookups", () => opened.then(() => void done.push(at))),
  );
  await expect(slots.during("lookups", () => opened)).rejects.toBeInstanceOf(OverloadedError);
  expect(slots.waiting("lookups")).toBe(32);
  expect(await slots.during("members", () => Promise.resolve("fine"))).toBe("fine");
  open();
  await Promise.all(works);
  expect(done).toEqual(works.map((_, at) => at));
  await expect(slots.during("lookups", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await slots.during("lookups", () => Promise.resolve("fine"))).toBe("fine");
});

test("gives page renewals slots of their own, and reads nothing for refused requests", async () => {
  const { opened, open } = gate();
  const front = await startTestFront(async ({ url }) => {
    if (url.includes("detay")) await opened;
    return page("text", url.includes("detay") ? PRIVATE : undefined);
  });
  await front.get("/hakkimizda");
  front.pass(31);
  const ids = Array.from({ length: 60 }, (_, index) => `/detay-duyuru-haber/${1000 + index}`);
  const lookups = ids.map((path) => front.get(path));
  await until(() => front.front.slots.waiting("lookups") > 0);
  expect((await front.get("/hakkimizda")).text).toBe("text");
  await until(() => front.rendered.filter((path) => path === "/hakkimizda").length === 2);
  open();
  const statuses = (await Promise.all(lookups)).map(({ status }) => status);
  expect(statuses).toContain(503);
  expect(front.rendered.filter((path) => path.includes("detay")).length).toBe(
    statuses.filter((status) => status === 200).length,
  );
});

test("takes no slot before the whole request body has arrived", async () => {
  const front = await startTestFront(async (request) => page(await request.text(), PRIVATE));
  const send = (body: string) => ask(front.port, "/giris", { method: "POST", body: Buffer.from(body) });
  const slow = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(front.port, "127.0.0.1");
      socket.write("POST /giris HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 6\r\n\r\nad");
      await once(socket, "connect");
      return socket;
    }),
  );
  expect((await send("ad=a")).text).toBe("ad=a");
  for (const socket of slow) socket.write("=");
  expect((await send("ad=b")).text).toBe("ad=b");
  expect(front.rendered).toHaveLength(2);
  const answers = slow.map(async (socket) => (await socket.toArray()).join(""));
  for (const socket of slow) socket.write("slo");
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/ad=slo$/);
});
