import { beforeAll, describe, expect, test } from "vitest";
import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { request } from "node:http";
import { elements, headingOf, textOf, titleOf } from "../support/html";
import type { Answer, Recorder } from "../support/recorder";
import { seriousLines } from "../support/log-lines";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const CONTENT = "DuyuruHaber/GetWithFilterInfo";
const BROKEN_LETTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202e\uFFFD]/;
const LETTERS = Array.from("ğüşıöçİĞÜŞÖÇâîû₺“”…–€🌾");

const stack = sharedStack();
let proxy: Recorder;

beforeAll(() => {
  proxy = stack.proxy;
});

const get = (path: string) => open(stack.portal.url, path);
let lastId = 5_000;

/** A content item as the upstream writes it. */
function answerOf(item: { title?: string; html: string }): { path: string; json: string } {
  lastId += 1;
  const row = {
    Id: lastId,
    TipId: 1,
    Baslik: item.title ?? "Şğüı",
    Icerik: item.html,
    Dosyalar: [{ Id: 1 }],
  };
  return { path: `/detay/${lastId}`, json: JSON.stringify({ data: [row], totalRecords: 1 }) };
}

/** Sends bytes in HTTP chunks of 1 to 7 bytes, so that letters are split everywhere. */
function inSmallChunks(bytes: Buffer): Answer {
  return (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    for (let start = 0, length = 1; start < bytes.length; start += length, length = (length % 7) + 1) {
      response.write(bytes.subarray(start, start + length));
    }
    response.end();
  };
}

/** Random words of Turkish letters, the same on every run. */
function turkishText(letters: number): string {
  let state = 7;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const letter = () => LETTERS[next(LETTERS.length)] ?? "ğ";
  const word = () => Array.from({ length: 3 + next(9) }, letter).join("");
  let text = word();
  while (text.length < letters) text += `${next(5) === 0 ? " a " : " "}${word()}`;
  return text;
}

/** The bytes on the wire for an encoding. */
function bytesOf(path: string, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": coding };
    request(stack.portal.url + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      answer.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}

describe("a long Turkish text in chunks", () => {
  // Shifted by a byte each, so that every letter meets every buffer boundary.
  test.each([0, 1, 2, 3])("is intact on the page (shifted by %i)", async (shift) => {
    const text = "x".repeat(shift) + turkishText(60_000);
    const title = text.split(" ").slice(0, 30).join(" ");
    const { path, json } = answerOf({ title, html: `<p>${text}</p>` });
    expect(Buffer.byteLength(json)).toBeGreaterThan(100_000);
    proxy.intercept(CONTENT, inSmallChunks(Buffer.from(json)));
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).not.toMatch(BROKEN_LETTERS);
    expect(textOf(body)).toContain(text);
    expect(headingOf(body)).toBe(title);
    expect(titleOf(body)).toContain(title);
    expect(elements(body, "html")).toHaveLength(1);
  });

  test("is the same in every encoding, from the cache", async () => {
    const text = turkishText(60_000);
    const { path, json } = answerOf({ html: `<p>${text}</p>` });
    proxy.intercept(CONTENT, inSmallChunks(Buffer.from(json)));
    const { body } = await get(path);
    expect(brotliDecompressSync(await bytesOf(path, "br")).toString("utf8")).toBe(body);
    expect(gunzipSync(await bytesOf(path, "gzip")).toString("utf8")).toBe(body);
    expect((await bytesOf(path, "identity")).toString("utf8")).toBe(body);
    expect(body).not.toMatch(BROKEN_LETTERS);
    expect(body).toContain(text.slice(0, 50_000));
  });

  test("as a search comes back as typed", async () => {
    const text = turkishText(60);
    const { status, body } = await get(`/haber-list?ara=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    const typed = elements(body, "input").filter(({ name }) => name === "ara");
    expect(typed.map(({ value }) => value)).toContain(text);
  });
});

describe("forbidden characters", () => {
  const DIRTY = "Borsa\u0000 da\u0001 \u000bğüş\u001f ı\u007fö\u0085ç\u202e\ufffd";
  const CLEAN = "Borsa da ğüş ıöç";

  test("are removed from texts, in any spelling", async () => {
    const { path, json } = answerOf({ title: DIRTY, html: `<p>${DIRTY}</p>` });
    proxy.intercept(CONTENT, inSmallChunks(Buffer.from(json)));
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).not.toMatch(BROKEN_LETTERS);
    expect(headingOf(body)).toBe(CLEAN);
    expect(textOf(body).split(CLEAN).length).toBeGreaterThan(2);
  });

  test("include half a surrogate pair", async () => {
    const { path, json } = answerOf({ title: "Buğday \ud83c ve \udf3e arpa", html: "<p>🌾 \ud83c</p>" });
    proxy.intercept(CONTENT, inSmallChunks(Buffer.from(json)));
    const { body } = await get(path);
    expect(headingOf(body).replace(/\s+/g, " ")).toBe("Buğday ve arpa");
    expect(body).toContain("🌾");
    expect(body).not.toMatch(BROKEN_LETTERS);
  });

  test("include bytes that are no UTF-8, and a byte order mark", async () => {
    const { path, json } = answerOf({ title: "Bu#day", html: "<p>Ar#pa</p>" });
    const bytes = Buffer.from(`\ufeff${json}`).map((byte) => (byte === 0x23 ? 0xf0 : byte));
    proxy.intercept(CONTENT, inSmallChunks(Buffer.from(bytes)));
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(headingOf(body)).toBe("Buday");
    expect(body).not.toMatch(BROKEN_LETTERS);
  });

  test("don't arise from cutting a text", async () => {
    const rows = [88, 89, 90].map((length, index) => ({
      Id: 9_000 + index,
      TipId: 2,
      Baslik: "Uzun",
      Tarih: "2026-11-19",
      Ozet: `${"x".repeat(length)}${"🌾".repeat(99)}`,
    }));
    proxy.intercept(CONTENT, inSmallChunks(Buffer.from(JSON.stringify({ data: rows, totalRecords: 3 }))));
    const { body } = await get("/duyuru-list");
    expect(body).toContain("x".repeat(88));
    expect(body).not.toMatch(BROKEN_LETTERS);
    const long = `${"x".repeat(99)}🌾🌾`;
    expect((await get(`/duyuru-list?ara=${encodeURIComponent(long)}`)).body).not.toMatch(BROKEN_LETTERS);
  });

  test("are not accepted through an address", async () => {
    for (const path of ["/haber-list?ara=%00a%1f%7f", "/haber-list?ara=%FF%FE", "/en/news?ara=%EF%BF%BD"]) {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body).not.toMatch(BROKEN_LETTERS);
    }
  });
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
