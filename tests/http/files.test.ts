import { once } from "node:events";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { expectPlaceholder, fileAddresses, getFile } from "../support/file-visits";
import { elements } from "../support/html";
import { seriousLines } from "../support/log-lines";
import type { Answer, Recorder } from "../support/recorder";
import { expectSecurityHeaders } from "../support/security";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const HTML = "<!doctype html><script>alert(1)</script>";

const stack = sharedStack();
let proxy: Recorder;
let pictures: string[];
let documents: string[];

beforeAll(async () => {
  proxy = stack.proxy;
  ({ pictures, documents } = await fileAddresses(stack.portal.url));
});

const get = (address: string, init?: RequestInit) => getFile(stack.portal.url, address, init);
const isPlaceholder = (address: string) => expectPlaceholder(stack.portal.url, address);
const picture = (index: number) => pictures[index] ?? "";
const fileRequests = () => proxy.requestsTo("/files/").length;

/** The store answers with something else. */
function store(type: string, body: string | Buffer, headers: Record<string, string> = {}): void {
  const answer: Answer = (_, response) => {
    response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
  };
  proxy.intercept("/files/", answer);
}

describe("a picture", () => {
  test.each([320, 480, 640, 960, 1440])("is sent in the requested width: %i", async (width) => {
    const headers = { Accept: "image/avif,image/webp,*/*" };
    const answer = await get(`${picture(0)}?w=${width}`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    const { format, width: actual } = await sharp(answer.bytes).metadata();
    expect(format).toBe("webp");
    expect(actual).toBe(Math.min(width, 960));
  });

  test("is a JPEG for browsers without webp, with Vary", async () => {
    const { headers, bytes } = await get(`${picture(0)}?w=320`, { headers: { Accept: "image/*" } });
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect((await sharp(bytes).metadata()).format).toBe("jpeg");
    expect(headers.get("vary")?.toLowerCase()).toContain("accept");
    expect(headers.get("cache-control")).toMatch(/^public, max-age=\d{4,}/);
    expect(headers.getSetCookie()).toEqual([]);
    expectSecurityHeaders(headers);
  });

  test("is read from the store once for simultaneous requests", async () => {
    const before = fileRequests();
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${picture(1)}?w=640`)));
    await get(`${picture(1)}?w=640`);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(fileRequests() - before).toBe(1);
  });

  test("answers HEAD with headers only", async () => {
    const { status, headers, bytes } = await get(`${picture(0)}?w=320`, { method: "HEAD" });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^image\//);
    expect(bytes).toHaveLength(0);
  });

  test.each(["0", "1", "321", "99999", "-1", "320px", "", "__proto__"])(
    "is not made in a width of w=%s",
    async (width) => {
      const before = fileRequests();
      await isPlaceholder(`${picture(0)}?w=${width}`);
      expect(fileRequests()).toBe(before);
    },
  );
});

describe("a document", () => {
  test("is sent unchanged and inline, and may run nothing", async () => {
    expect(documents.length).toBeGreaterThan(0);
    const { status, headers, bytes } = await get(documents[0] ?? "");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="2027 Aidat Tarifesi.pdf"');
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get("content-length")).toBe(String(bytes.length));
    expect(headers.get("cache-control")).toMatch(/^public, max-age=\d{4,}/);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-6).toString()).toContain("%%EOF");
  });

  test("of an office program keeps its type and is sent as an attachment", async () => {
    const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    store(type, "PK");
    const { headers } = await get(documents[0] ?? "");
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="/);
  });

  test("of an executable web type is sent as an attachment only", async () => {
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
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expectSecurityHeaders(headers);
    }
  });
});

describe("what is not a picture is not sent as one", () => {
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

  test("nor one that is too large, announced or not", async () => {
    store("image/jpeg", "x", { "Content-Length": String(200 * 1024 * 1024) });
    await isPlaceholder(wide());
    let requests = 0;
    proxy.intercept("/files/", async (_, response) => {
      response.writeHead(200, { "Content-Type": "image/jpeg" });
      const block = Buffer.alloc(1024 * 1024);
      const closed = once(response, "close");
      while (!response.destroyed && requests < 200) {
        requests += 1;
        // A client that stops reading takes no more.
        if (!response.write(block)) await Promise.race([once(response, "drain"), closed]);
      }
      response.end();
    });
    await isPlaceholder(`${picture(3)}?w=320`);
    expect(requests).toBeLessThan(100);
  });

  test("nor one of too many pixels", async () => {
    const huge = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: "red" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    store("image/png", huge);
    await isPlaceholder(`${picture(3)}?w=320`);
  });

  test("and is sent again once the store recovers", async () => {
    expect((await get(`${picture(3)}?w=320`)).status).toBe(200);
  });
});

describe("pictures in pages", () => {
  test.each([
    "/galeri/3",
    "/ilgin-fotograflar",
    "/tanitim-videosu-list",
    "/tanitim-videosu",
    "/basari-hikayeleri",
    "/detay-basari-hikayeleri/5001",
    "/haber-list",
    "/",
  ])("of %s keep their place, and those further down load later", async (path) => {
    const all = elements((await open(stack.portal.url, path)).body, "img");
    const own = all.filter(({ src }) => src?.startsWith("/dosya/"));
    expect(own.length).toBeGreaterThan(0);
    for (const { src, alt, width, height } of own) {
      expect(src).toMatch(/\?w=\d+$/);
      expect(alt).toBeDefined();
      expect(Number(width)).toBeGreaterThan(0);
      expect(Number(height)).toBeGreaterThan(0);
    }
    const later = own.filter(({ loading }) => loading === "lazy");
    expect(own.length - later.length).toBeLessThanOrEqual(4);
    expect(later.every(({ fetchpriority }) => fetchpriority === "low")).toBe(true);
  });

  test("offer widths to choose from, all of them supported", async () => {
    const pictures = elements((await open(stack.portal.url, "/galeri/1")).body, "img");
    const offered = (pictures[0]?.["srcset"] ?? "").split(", ").map((each) => each.split(" "));
    expect(offered.map(([, width]) => width)).toEqual(["320w", "480w", "640w"]);
    for (const [address = ""] of offered) expect((await get(address)).status).toBe(200);
  });
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});

test("a refused site token causes one log-in, not one for each picture", async () => {
  const refused: Answer = (_, response) => void response.writeHead(401).end();
  proxy.intercept("/files/", refused);
  const logIns = () => proxy.requestsTo("KullaniciGirisYap").length;
  const before = logIns();
  const wanted = pictures.slice(0, 6).map((address) => `${address}?w=1440`);
  await Promise.all(wanted.map(isPlaceholder));
  for (const address of wanted) await isPlaceholder(address);
  expect(logIns() - before).toBe(1);
});
