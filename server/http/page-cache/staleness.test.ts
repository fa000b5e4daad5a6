import { describe, expect, test, vi } from "vitest";
import { log } from "~server/observability/log";
import { page, PRIVATE, startTestFront } from "../testing/test-front";
import { gate, until } from "../../../tests/support/waiting";

describe("a page past its lifetime", () => {
  test("is served at once and renewed once in the background", async () => {
    let version = 1;
    const front = await startTestFront(() => Promise.resolve(page(`version ${version}`)));
    await front.get("/");
    version = 2;
    front.pass(31);
    const replies = await Promise.all(Array.from({ length: 10 }, () => front.get("/")));
    expect(replies.some(({ text }) => text === "version 1")).toBe(true);
    await until(() => front.rendered.length === 2);
    const renewed = await front.get("/");
    expect(renewed.text).toBe("version 2");
    expect(renewed.headers.age).toBe("0");
    expect(front.rendered).toHaveLength(2);
  });

  test("is waited for when it may no longer be served stale", async () => {
    let version = 1;
    const front = await startTestFront(() => Promise.resolve(page(`version ${version}`)));
    await front.get("/");
    version = 2;
    front.pass(91);
    expect((await front.get("/")).text).toBe("version 2");
  });

  test.each([31, 91, 3600])(
    "is served when the app fails %d s later, and renewed when it recovers",
    async (age) => {
      let answer = () => Promise.resolve(page("good"));
      const front = await startTestFront(() => answer());
      vi.spyOn(log, "warn").mockReturnValue(undefined);
      await front.get("/");
      front.pass(age);
      answer = () => Promise.resolve(page("broken", PRIVATE, {}, 502));
      const covered = await front.get("/");
      expect(covered).toMatchObject({ status: 200, text: "good" });
      expect(covered.headers.age).toBe(String(age));
      await until(() => front.rendered.length === 2);
      front.pass(3);
      answer = () => Promise.reject(new Error("thrown"));
      expect((await front.get("/")).text).toBe("good");
      await until(() => front.rendered.length === 3);
      expect((await front.get("/")).text).toBe("good");
      expect(front.rendered).toHaveLength(3);
      front.pass(3);
      answer = () => Promise.resolve(page("good again"));
      await front.get("/");
      await until(() => front.rendered.length === 4);
      expect((await front.get("/")).text).toBe("good again");
    },
  );

  test("is not served after its grace period", async () => {
    let status = 200;
    const front = await startTestFront(() => Promise.resolve(page("page", undefined, {}, status)));
    await front.get("/");
    status = 503;
    front.pass(86_400 + 31);
    expect((await front.get("/")).status).toBe(503);
  });

  test.each([401, 403, 404, 410])("is dropped when the app answers %d", async (status) => {
    let answer = page("here");
    const front = await startTestFront(() => Promise.resolve(answer.clone()));
    await front.get("/");
    answer = page("gone", PRIVATE, {}, status);
    front.pass(91);
    expect((await front.get("/")).status).toBe(status);
    answer = page("broken", PRIVATE, {}, 500);
    expect((await front.get("/")).status).toBe(500);
  });
});

test("a failure answers all waiting visitors without another attempt for each", async () => {
  const { opened, open } = gate();
  const front = await startTestFront(() => opened.then(() => page("broken", PRIVATE, {}, 504)));
  const visitors = Array.from({ length: 20 }, () => front.get("/", { Cookie: "_ga=1" }));
  await until(() => front.rendered.length > 0);
  // Connections are accepted in order: by then all wait.
  await front.get("/healthz");
  open();
  const replies = await Promise.all(visitors);
  expect(replies.every(({ status }) => status === 504)).toBe(true);
  expect(front.rendered).toHaveLength(1);
});

describe("cache limits", () => {
  test("evict the least used pages when the bytes run out", async () => {
    const text = "x".repeat(900);
    const front = await startTestFront(() => Promise.resolve(page(text)), { cacheBytes: 30_000 });
    for (let id = 1; id <= 50; id++) {
      await front.get(`/detay/${id}`);
      await front.get("/");
      expect(front.front.pages.bytes).toBeLessThanOrEqual(30_000);
    }
    front.rendered.length = 0;
    for (const path of ["/", "/detay/50", "/detay/1"]) await front.get(path);
    expect(front.rendered).toEqual(["/detay/1"]);
  });

  test("a purge drops everything, pages being rendered included", async () => {
    const { opened, open } = gate();
    let rendering = Promise.resolve();
    const front = await startTestFront(() => rendering.then(() => page("x")));
    await front.get("/");
    front.front.pages.purge();
    rendering = opened;
    const waiting = front.get("/");
    await until(() => front.rendered.length === 2);
    front.front.pages.purge();
    open();
    await waiting;
    await front.get("/");
    expect(front.rendered).toHaveLength(3);
  });
});
