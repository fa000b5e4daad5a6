import { expect, test } from "vitest";
import { cut, partOf, rangeForStore } from "./parts";

const requestWith = (headers: Record<string, string>, method = "GET") =>
  new Request("http://localhost/dosya/x", { method, headers });
const stored = new Headers({
  "Content-Length": "100",
  ETag: '"a"',
  "Last-Modified": "Fri, 20 Nov 2026 09:00:00 GMT",
});

test.each([
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=95-200", { start: 95, end: 99 }],
  ["bytes=0-4,5-9", { start: 0, end: 9 }],
  ["bytes=100-", "none"],
  ["bytes=0-4,50-60", null],
  ["bytes=9-0", "none"],
  ["lines=0-9", null],
  ["bytes", null],
])("reads %s of 100 bytes as %j", (range, part) => {
  const result = partOf(requestWith({ Range: range }), stored);
  if (part === null || typeof part === "string") expect(result).toBe(part);
  else expect(result).toMatchObject(part);
});

test.each([
  ['"a"', true],
  ['"b"', false],
  ['W/"a"', false],
  ["Fri, 20 Nov 2026 09:00:00 GMT", true],
  ["Fri, 20 Nov 2026 09:00:01 GMT", false],
])("If-Range %s", (condition, isPart) => {
  const result = partOf(requestWith({ Range: "bytes=0-9", "If-Range": condition }), stored);
  expect(result !== null).toBe(isPart);
});

test("ignores Range for HEAD and for files of unknown length", () => {
  expect(partOf(requestWith({ Range: "bytes=0-9" }, "HEAD"), stored)).toBeNull();
  expect(partOf(requestWith({ Range: "bytes=0-9" }), new Headers())).toBeNull();
  expect(
    partOf(
      requestWith({ Range: "bytes=0-9" }),
      new Headers({ "Content-Length": "9", "Content-Encoding": "br" }),
    ),
  ).toBeNull();
});

test("passes only an unconditional plain range to the store", () => {
  expect(rangeForStore(requestWith({ Range: "bytes=5-" }))).toBe("bytes=5-");
  expect(rangeForStore(requestWith({ Range: "bytes=5-9" }))).toBe("bytes=5-9");
  for (const range of ["bytes=-5", "bytes=9-5", "bytes=0-1,3-4", "x"]) {
    expect(rangeForStore(requestWith({ Range: range }))).toBeNull();
  }
  expect(rangeForStore(requestWith({ Range: "bytes=5-9", "If-Range": '"a"' }))).toBeNull();
  expect(rangeForStore(requestWith({ Range: "bytes=5-9" }, "HEAD"))).toBeNull();
});

test.each([
  [0, 0],
  [0, 9],
  [3, 4],
  [4, 17],
  [19, 19],
  [0, 19],
])("cuts a stream from %i to %i at any chunk boundary", async (start, end) => {
  const text = "abcdefghijklmnopqrst";
  for (const size of [1, 3, 7, 20]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < text.length; at += size) {
          controller.enqueue(new TextEncoder().encode(text.slice(at, at + size)));
        }
        controller.close();
      },
    });
    const part = await new Response(cut(body, { start, end })).text();
    expect(part).toBe(text.slice(start, end + 1));
  }
});
