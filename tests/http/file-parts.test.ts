import { beforeAll, describe, expect, test } from "vitest";
import { fileAddresses, getFile } from "../support/file-visits";
import { seriousLines } from "../support/log-lines";
import type { Recorder } from "../support/recorder";
import { expectSecurityHeaders } from "../support/security";
import { sharedStack } from "../support/stack-of-file";

const stack = sharedStack();
let proxy: Recorder;
let documents: string[];

beforeAll(async () => {
  proxy = stack.proxy;
  ({ documents } = await fileAddresses(stack.portal.url));
});

const get = (address: string, init?: RequestInit) => getFile(stack.portal.url, address, init);

/** The store answers with the whole of another file, whatever the range. */
function store(type: string, body: string, headers: Record<string, string>): void {
  proxy.intercept("/files/", (_, response) => {
    response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
  });
}

describe("a document", () => {
  test("answers HEAD with headers only, the length among them", async () => {
    const whole = await get(documents[0] ?? "");
    for (const headers of [new Headers(), new Headers({ Range: "bytes=0-9" })]) {
      const head = await get(documents[0] ?? "", { method: "HEAD", headers });
      expect(head.status).toBe(200);
      expect(head.bytes).toHaveLength(0);
      expect(head.headers.get("content-length")).toBe(String(whole.bytes.length));
      expect(head.headers.get("accept-ranges")).toBe("bytes");
    }
  });

  test.each([
    ["bytes=0-9", 0, 10],
    ["bytes=1000-", 1_000, undefined],
    ["bytes=-20", -20, undefined],
    ["bytes=10-999999999", 10, undefined],
  ])("is sent in the requested range: %s", async (range, start, end) => {
    const { bytes: whole } = await get(documents[0] ?? "");
    const part = await get(documents[0] ?? "", { headers: { Range: range } });
    const wanted = whole.subarray(start, end);
    const first = whole.length - whole.subarray(start).length;
    expect(part.status).toBe(206);
    expect(part.bytes.equals(wanted)).toBe(true);
    expect(part.headers.get("content-range")).toBe(
      `bytes ${first}-${first + wanted.length - 1}/${whole.length}`,
    );
    expect(part.headers.get("content-length")).toBe(String(wanted.length));
    expect(part.headers.get("content-type")).toBe("application/pdf");
    expectSecurityHeaders(part.headers);
  });

  test("answers a range beyond its end with its length", async () => {
    const { bytes } = await get(documents[0] ?? "");
    for (const range of ["bytes=99999999-", `bytes=${bytes.length}-`, "bytes=-0"]) {
      const answer = await get(documents[0] ?? "", { headers: { Range: range } });
      expect(answer.status, range).toBe(416);
      expect(answer.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
      expect(answer.bytes).toHaveLength(0);
    }
  });

  test("is sent whole for an unreadable range or a changed file", async () => {
    const { bytes, headers } = await get(documents[0] ?? "");
    const range = { Range: "bytes=0-9" };
    for (const conditions of [
      { Range: "bytes=a-b" },
      { Range: "pages=1-2" },
      { ...range, "If-Range": '"other"' },
      { ...range, "If-Range": "Thu, 01 Jan 1970 00:00:00 GMT" },
    ]) {
      const answer = await get(documents[0] ?? "", { headers: conditions });
      expect(answer.status).toBe(200);
      expect(answer.bytes).toHaveLength(bytes.length);
    }
    const unchanged = { ...range, "If-Range": headers.get("last-modified") ?? "" };
    expect((await get(documents[0] ?? "", { headers: unchanged })).status).toBe(206);
  });

  test("is cut by the portal when the store sends whole files only", async () => {
    store("application/pdf", "0123456789", { "Content-Length": "10", ETag: '"one"' });
    const part = await get(documents[0] ?? "", { headers: { Range: "bytes=2-4", "If-Range": '"one"' } });
    expect([part.status, part.bytes.toString()]).toEqual([206, "234"]);
    const plain = await get(documents[0] ?? "", { headers: { Range: "bytes=7-" } });
    expect([plain.status, plain.bytes.toString()]).toEqual([206, "789"]);
  });

  test("answers 304 to a conditional request", async () => {
    const { headers } = await get(documents[0] ?? "");
    for (const [name, value] of [
      ["If-None-Match", headers.get("etag") ?? ""],
      ["If-Modified-Since", headers.get("last-modified") ?? ""],
    ] as const) {
      const { status, bytes } = await get(documents[0] ?? "", { headers: { [name]: value } });
      expect([status, bytes.length]).toEqual([304, 0]);
    }
    expect((await get(documents[0] ?? "", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
