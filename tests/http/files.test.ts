import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectPlaceholder, fileAddresses, getFile } from "../support/file-visits";
import { seriousLines } from "../support/log-lines";
import type { Answer, Recorder } from "../support/recorder";
import { expectSecurityHeaders } from "../support/security";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";

const HTML = "<!doctype html><script>alert(1)</script>";

let stack: ProxiedStack;
let proxy: Recorder;
let pictures: string[];
let documents: string[];

beforeAll(async () => {
  stack = await startProxiedStack();
  proxy = stack.proxy;
  ({ pictures, documents } = await fileAddresses(stack.portal.url));
});
afterAll(() => stack.stop());
afterEach(() => proxy.restore());

const get = (address: string, init?: RequestInit) => getFile(stack.portal.url, address, init);
const isPlaceholder = (address: string) => expectPlaceholder(stack.portal.url, address);
const picture = (index: number) => pictures[index] ?? "";
const fileRequests = () => proxy.asked("/files/").length;

/** The store answers with something else than what was asked for. */
function store(type: string, body: string | Buffer, headers: Record<string, string> = {}): void {
  const answer: Answer = (_, response) => {
    response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
  };
  proxy.intercept("/files/", answer);
}

describe("a picture", () => {
  test.each([320, 480, 640, 960, 1440])("is sent in the width asked for: %i", async (width) => {
    const headers = { Accept: "image/avif,image/webp,*/*" };
    const answer = await get(`${picture(0)}?w=${width}`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    const { format, width: made } = await sharp(answer.bytes).metadata();
    expect(format).toBe("webp");
    expect(made).toBe(Math.min(width, 960));
  });

  test("is a JPEG to browsers that take no webp, and caches know why", async () => {
    const { headers, bytes } = await get(`${picture(0)}?w=320`, { headers: { Accept: "image/*" } });
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect((await sharp(bytes).metadata()).format).toBe("jpeg");
    expect(headers.get("vary")?.toLowerCase()).toContain("accept");
    expect(headers.get("cache-control")).toMatch(/^public, max-age=\d{4,}/);
    expect(headers.getSetCookie()).toEqual([]);
    expectSecurityHeaders(headers);
  });

  test("is asked of the store once, however many want it", async () => {
    const before = fileRequests();
    const asked = await Promise.all(Array.from({ length: 12 }, () => get(`${picture(1)}?w=640`)));
    await get(`${picture(1)}?w=640`);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(fileRequests() - before).toBe(1);
  });

  test("has headers alone for HEAD", async () => {
    const { status, headers, bytes } = await get(`${picture(0)}?w=320`, { method: "HEAD" });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^image\//);
    expect(bytes).toHaveLength(0);
  });

  test.each(["0", "1", "321", "99999", "-1", "320px", "", "__proto__"])(
    "of no width of ours is not made: w=%s",
    async (width) => {
      const before = fileRequests();
      await isPlaceholder(`${picture(0)}?w=${width}`);
      expect(fileRequests()).toBe(before);
    },
  );
});

describe("a document", () => {
  test("is sent as it is, shown in place, and may run nothing", async () => {
    expect(documents.length).toBeGreaterThan(0);
    const { status, headers, bytes } = await get(documents[0] ?? "");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="2027 Aidat Tarifesi.pdf"');
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("content-length")).toBe(String(bytes.length));
    expect(headers.get("cache-control")).toMatch(/^public, max-age=\d{4,}/);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-6).toString()).toContain("%%EOF");
  });

  test("has headers alone for HEAD, its length among them", async () => {
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
  ])("is sent in the part asked for: %s", async (range, start, end) => {
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

  test("has no part beyond its end, and says how long it is", async () => {
    const { bytes } = await get(documents[0] ?? "");
    for (const range of ["bytes=99999999-", `bytes=${bytes.length}-`, "bytes=-0"]) {
      const answer = await get(documents[0] ?? "", { headers: { Range: range } });
      expect(answer.status, range).toBe(416);
      expect(answer.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
      expect(answer.bytes).toHaveLength(0);
    }
  });

  test("is whole when the range can't be read, or the file is no longer the one begun with", async () => {
    const { bytes, headers } = await get(documents[0] ?? "");
    const range = { Range: "bytes=0-9" };
    for (const sent of [
      { Range: "bytes=a-b" },
      { Range: "pages=1-2" },
      { ...range, "If-Range": '"other"' },
      { ...range, "If-Range": "Thu, 01 Jan 1970 00:00:00 GMT" },
    ]) {
      const answer = await get(documents[0] ?? "", { headers: sent });
      expect(answer.status).toBe(200);
      expect(answer.bytes).toHaveLength(bytes.length);
    }
    const unchanged = { ...range, "If-Range": headers.get("last-modified") ?? "" };
    expect((await get(documents[0] ?? "", { headers: unchanged })).status).toBe(206);
  });

  test("is cut by us when the store sends nothing but whole files", async () => {
    store("application/pdf", "0123456789", { "Content-Length": "10", ETag: '"one"' });
    const part = await get(documents[0] ?? "", { headers: { Range: "bytes=2-4", "If-Range": '"one"' } });
    expect([part.status, part.bytes.toString()]).toEqual([206, "234"]);
    const plain = await get(documents[0] ?? "", { headers: { Range: "bytes=7-" } });
    expect([plain.status, plain.bytes.toString()]).toEqual([206, "789"]);
  });

  test("is not sent again to who holds it", async () => {
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

  test("is saved by its own name only", async () => {
    const [path = "", name = ""] = (documents[0] ?? "").split("?ad=");
    expect(name).not.toBe("");
    await isPlaceholder(path);
    await isPlaceholder(`${path}?ad=Fatura.exe`);
  });

  test("of an office keeps its type, and is offered for saving", async () => {
    const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    store(type, "PK");
    const { headers } = await get(documents[0] ?? "");
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="/);
  });

  test("of a type that browsers would run is only offered for saving", async () => {
    for (const type of [
      "text/html",
      "image/svg+xml",
      "application/xhtml+xml",
      "text/javascript",
      "text/xml",
    ]) {
      store(type, HTML);
      const { status, headers } = await get(documents[0] ?? "");
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("application/octet-stream");
      expect(headers.get("content-disposition")).toMatch(/^attachment;/);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expectSecurityHeaders(headers);
    }
  });
});

describe("what is no picture is not passed on as one", () => {
  const wide = () => `${picture(2)}?w=480`;

  test("a dead file is the placeholder", async () => {
    await isPlaceholder(`${picture(2).replace(/[^/]{4}\.jpg$/, "0000.jpg")}?w=480`);
    proxy.intercept("/files/", (_, response) => void response.writeHead(404).end());
    await isPlaceholder(wide());
  });

  test.each([
    ["HTML", "text/html", HTML],
    ["HTML that says it is a picture", "image/jpeg", HTML],
    ["a drawing with a script", "image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg">${HTML}</svg>`],
    ["nothing", "image/jpeg", ""],
    ["half a picture", "image/png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ])("%s", async (_, type, body) => {
    store(type, body);
    const { status, headers, bytes } = await get(wide());
    expect(bytes.toString("latin1")).not.toContain("alert");
    if (status === 200) expect(headers.get("content-type")).toMatch(/^image\/(?:webp|jpeg)$/);
    else await isPlaceholder(wide());
  });

  test("nor one that is too large, whether it says so or not", async () => {
    store("image/jpeg", "x", { "Content-Length": String(200 * 1024 * 1024) });
    await isPlaceholder(wide());
    let sent = 0;
    proxy.intercept("/files/", async (_, response) => {
      response.writeHead(200, { "Content-Type": "image/jpeg" });
      const block = Buffer.alloc(1024 * 1024);
      while (!response.destroyed && sent < 200) {
        sent += 1;
        response.write(block);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      response.end();
    });
    await isPlaceholder(`${picture(3)}?w=320`);
    expect(sent).toBeLessThan(100);
  });

  test("nor one of too many pixels", async () => {
    const huge = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: "red" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    store("image/png", huge);
    await isPlaceholder(`${picture(3)}?w=320`);
  });

  test("and is there again when the store is well", async () => {
    expect((await get(`${picture(3)}?w=320`)).status).toBe(200);
  });
});

test("none of it is an error of ours", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
