import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { page, startTestFront, until } from "../testing/test-front";

const dataOf = (number: number): string => JSON.stringify({ number, text: "ığüşöç ".repeat(300) });
const pathOf = (json: string): string =>
  `/_page/${createHash("sha256").update(json).digest("base64url").slice(0, 22)}.json`;

test("the data of a page is served under its content's name, for ever and compressed", async () => {
  const front = await startTestFront((_, { publishPageData }) =>
    Promise.resolve(page(publishPageData(dataOf(1)))),
  );
  const path = (await front.get("/")).text;
  expect(path).toBe(pathOf(dataOf(1)));
  for (const coding of ["br", "gzip"]) {
    const reply = await front.get(path, { "Accept-Encoding": coding });
    expect(reply.text).toBe(dataOf(1));
    expect(reply.headers).toMatchObject({
      "content-encoding": coding,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
  const tag = (await front.get(path)).headers.etag ?? "";
  expect((await front.get(path, { "If-None-Match": tag })).status).toBe(304);
});

test("data outlives a renewal of its page by minutes, then it is gone with it", async () => {
  let number = 1;
  const front = await startTestFront((_, { publishPageData }) =>
    Promise.resolve(page(publishPageData(dataOf(number)))),
  );
  await front.get("/");
  front.pass(700);
  expect((await front.get(pathOf(dataOf(1)))).status).toBe(200);
  number = 2;
  await front.get("/");
  await until(() => front.asked.length === 2);
  expect((await front.get(pathOf(dataOf(2)))).status).toBe(200);
  expect((await front.get(pathOf(dataOf(1)))).status).toBe(404);
  number = 3;
  front.pass(91);
  await front.get("/");
  expect((await front.get(pathOf(dataOf(2)))).status).toBe(200);
});

test("unknown data is 404 and not kept by anybody", async () => {
  const front = await startTestFront(() => Promise.resolve(page("x")));
  const reply = await front.get(pathOf("never"));
  expect(reply.status).toBe(404);
  expect(reply.headers["cache-control"]).toBe("private, no-store");
  expect(front.asked).toEqual([]);
});
