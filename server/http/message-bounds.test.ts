import { expect, test } from "vitest";
import { sendRaw } from "./testing/ask";
import { page, startTestFront } from "./testing/test-front";

/**
 * No two servers in a row may disagree on where a request ends (request smuggling; RFC 9112, 6.3 and 11.2).
 */

const HIDDEN = "GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n";

test.each([
  ["both lengths", `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ["two lengths", `Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef${HIDDEN}`],
  ["a length with a sign", `Content-Length: +5\r\n\r\nabcde${HIDDEN}`],
  ["an unknown coding", `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ["a coding behind chunked", `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ["a space before the colon", `Content-Length : 5\r\n\r\nabcde${HIDDEN}`],
  ["a folded line", `Content-Length: 5\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ["a chunk of a wrong length", `Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n${HIDDEN}`],
])("%s: refuses the request and reads nothing after it", async (_, rest) => {
  const front = await startTestFront(async (request) => {
    await request.text().catch(() => "");
    return page("x");
  });
  const answer = await sendRaw(front.port, `POST /giris HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${rest}`);
  expect(front.rendered).not.toContain("/hidden");
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});
