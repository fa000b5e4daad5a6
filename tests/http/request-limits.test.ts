import { expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { headingOf, hrefs, textOf } from "../support/html";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1" } });

test("searches are limited by address; the text stays, and others can search", async () => {
  const { url } = stack.portal;
  const search = (from: string) => open(url, `/ara?ara=%22bu%C4%9Fday%3C`, { "X-Forwarded-For": from });
  let visit = await search("10.6.6.6");
  for (let count = 0; count < 200 && visit.status !== 429; count += 1) visit = await search("10.6.6.6");
  expect(visit.status).toBe(429);
  expect(visit.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(headingOf(visit.body)).toBe(tr["delay.limitTitle"]);
  expect(visit.body).toContain('name="ara" value="&quot;buğday&lt;"');
  expect(textOf(visit.body)).toContain(tr["search.submit"]);
  expect((await search("10.6.6.7")).status).toBe(200);
}, 60_000);

test("numbers that are typed are limited like words", async () => {
  const fields = (area: number) =>
    open(stack.portal.url, `/tarla-hesabi?urun=8&alan=${area}`, { "X-Forwarded-For": "10.6.6.8" });
  let area = 1;
  while (area < 200 && (await fields(area)).status !== 429) area += 1;
  expect(area).toBe(121);
}, 60_000);

test.each(["2003-05-05", "1990-01-01", "2031-01-01", "2026-10-29", "2026-11-15"])(
  "the bulletin of a day without trade costs four calls at most: %s",
  async (day) => {
    const { url } = stack.portal;
    await open(url, "/gunluk-bulten");
    const before = stack.proxy.requests.length;
    const { status, body } = await open(url, `/gunluk-bulten?tarih=${day}`, {
      "X-Forwarded-For": "10.5.5.5",
    });
    expect(status).toBe(200);
    expect(hrefs(body).filter((link) => link.startsWith("/gunluk-bulten")).length).toBeGreaterThan(0);
    const calls = stack.proxy.requests.slice(before).map(({ path }) => path);
    expect(calls.length, calls.join(" ")).toBeLessThanOrEqual(4);
  },
);
