import { afterAll, beforeAll, expect, test } from "vitest";
import { elements, headingOf } from "../support/html";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { purge } from "../support/purge";
import { open } from "../support/visit";

let stack: ProxiedStack;
beforeAll(async () => {
  stack = await startProxiedStack();
}, 60_000);
afterAll(() => stack.stop());

const linesOf = (html: string) => elements(html, "svg").filter(({ class: name }) => name === "spark");
const earlier = () => stack.proxy.requestsTo("/rates/2026").map(({ path }) => path);

test("shows the rates alone when earlier days can't be read", async () => {
  stack.proxy.intercept("/rates/2026", (_, response) => void response.writeHead(500).end());
  const { status, body } = await open(stack.portal.url, "/doviz-kuru");
  expect(status).toBe(200);
  expect(headingOf(body)).toContain("20 Kasım 2026");
  expect(linesOf(body)).toEqual([]);
  stack.proxy.restore();
});

test("skips an unreadable bulletin", async () => {
  await purge(stack);
  await stack.clock.advance({ minutes: 1 });
  stack.proxy.intercept("21102026", (_, response) => void response.end("bakım"));
  const { body } = await open(stack.portal.url, "/doviz-kuru");
  expect(linesOf(body)).toHaveLength(21);
  expect(earlier()).toContain("/rates/202611/19112026.xml");
  stack.proxy.restore();
});

test("draws 30 days for each currency from bulletins read once", async () => {
  await purge(stack);
  // Past the time for which a failing call pauses.
  await stack.clock.advance({ minutes: 1 });
  const before = earlier().length;
  const { body } = await open(stack.portal.url, "/doviz-kuru");
  const labels = linesOf(body).map((line) => line["aria-label"]);
  expect(labels).toHaveLength(21);
  expect(labels[0]).toMatch(/^satış kuru, son 30 gün: 4\d,\d{4} – 4\d,\d{4} ₺$/);
  // Weekdays from 21 October to 19 November; 29 October is a holiday, which only the bank knows.
  const read = earlier().slice(before);
  expect(read).toHaveLength(22);
  expect(read[0]).toBe("/rates/202610/21102026.xml");
  const english = await open(stack.portal.url, "/en/exchange-rates");
  expect(linesOf(english.body)).toHaveLength(21);
  expect(earlier()).toHaveLength(before + 22);
});
