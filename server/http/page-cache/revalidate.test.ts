import { expect, onTestFinished, test } from "vitest";
import { page, PRIVATE, SHARED, startTestFront, type TestFront } from "../testing/test-front";
import { until } from "../../../tests/support/waiting";
import { revalidate } from "./revalidate";

/** SHARED is fresh for 30 s and may be shown for 60 s more. */
const LIFE = 90;

function warm({ front }: TestFront): void {
  const ending = new AbortController();
  void revalidate(front.pages, 10, ending.signal);
  onTestFinished(() => ending.abort());
}

test("renews a visited page before it may no longer be shown", async () => {
  const front = await startTestFront(() => Promise.resolve(page(`rendering ${front.rendered.length}`)));
  await front.get("/");
  warm(front);
  front.pass(LIFE - 4);
  await until(() => front.rendered.length === 2);
  front.pass(20);
  const reply = await front.get("/");
  expect(reply.text).toBe("rendering 2");
  expect(front.rendered).toHaveLength(2);
});

test("leaves young pages alone, and pages unvisited for a hundred lifetimes", async () => {
  const front = await startTestFront(() => Promise.resolve(page("text")));
  await front.get("/");
  expect(front.front.pages.due(10)).toEqual([]);
  front.pass(LIFE - 6);
  expect(front.front.pages.due(10)).toEqual([]);
  front.pass(1);
  expect(front.front.pages.due(10)).toEqual(["/"]);
  expect(front.front.pages.due(0)).toEqual([]);
  front.pass(100 * LIFE);
  expect(front.front.pages.due(10)).toEqual([]);
});

test("renews no page that must not be stored", async () => {
  const front = await startTestFront(() => Promise.resolve(page("text", PRIVATE)));
  await front.get("/");
  front.pass(LIFE);
  expect(front.front.pages.due(10)).toEqual([]);
});

test("keeps its pages when the app fails, and tries again after two seconds", async () => {
  let isBroken = false;
  const front = await startTestFront(() =>
    isBroken ? Promise.reject(new Error("broken")) : Promise.resolve(page("text", SHARED)),
  );
  await front.get("/");
  isBroken = true;
  front.pass(LIFE + 10);
  await front.front.pages.renew("/");
  expect(front.rendered).toHaveLength(2);
  expect(front.front.pages.due(10)).toEqual([]);
  front.pass(2);
  expect(front.front.pages.due(10)).toEqual(["/"]);
  expect((await front.get("/")).text).toBe("text");
});
