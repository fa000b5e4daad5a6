import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { json, startRecorder, type Answer, type Recorder } from "../../tests/support/recorder";
import { freePort } from "../../tests/support/free-port.mjs";
import { log } from "../observability/log";
import { declareCall, readBytes, readText, send, type Sending } from "./call";
import { listQuery } from "./lists";
import {
  BrokenError,
  NotFoundError,
  RefusedError,
  RejectedError,
  TimeoutError,
  UnreachableError,
} from "./errors";

/** One call over real HTTP: the request, and what becomes of every kind of response. */

const base = { lifetime: "none", token: "none", answer: z.object({ ok: z.boolean() }) } as const;
const get = declareCall({
  ...base,
  name: "test.get",
  path: ({ id }: { id: number }) => `Thing/Get/${id}`,
});
const post = declareCall({
  ...base,
  name: "test.post",
  kind: "write",
  path: (_: null) => "Thing/Post",
  body: (_, language) => ({ Ad: "Işıl", language }),
});
const bodyless = declareCall({
  ...base,
  name: "test.bodyless",
  kind: "write",
  path: (_: null) => "Thing/Bodyless",
});

let answer: Answer;
let upstream: Recorder;
beforeAll(async () => {
  upstream = await startRecorder((request, response) => answer(request, response));
});
afterAll(() => upstream.stop());
beforeEach(() => {
  answer = json({ ok: true });
  upstream.requests.length = 0;
});

const sending = (other: Partial<Sending> = {}): Sending => ({
  baseUrl: upstream.url,
  language: "tr",
  token: null,
  timeoutMs: 5_000,
  ...other,
});
const ask = (other: Partial<Sending> = {}) => send(get, { id: 7 }, sending(other));
const failure = (other: Partial<Sending> = {}) => ask(other).catch((error: unknown) => error);
const plain =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

describe("requests", () => {
  test("carry the language in both spellings, and a token only if there is one", async () => {
    await ask();
    await ask({ language: "en", token: "a.b.c" });
    const [turkish, english] = upstream.requests;
    expect(turkish).toMatchObject({ path: "/api/v1/Thing/Get/7", body: "" });
    expect(turkish?.headers).toMatchObject({ lang: "tr", langid: "1" });
    expect(turkish?.headers).not.toHaveProperty("authorization");
    expect(turkish?.headers).not.toHaveProperty("content-type");
    expect(english?.headers).toMatchObject({ lang: "en", langid: "2", authorization: "Bearer a.b.c" });
  });

  test('carry source "web" in every payload', async () => {
    await send(post, null, sending({ language: "en" }));
    expect(JSON.parse(upstream.requests[0]?.body ?? "")).toEqual({
      Ad: "Işıl",
      language: "en",
      source: "web",
    });
    expect(upstream.requests[0]?.headers["content-type"]).toBe("application/json");
  });

  test("have no body without a payload", async () => {
    await send(bodyless, null, sending());
    expect(upstream.requests[0]).toMatchObject({ body: "" });
    expect(upstream.requests[0]?.headers).not.toHaveProperty("content-type");
  });

  test("for lists use the upstream's own protocol", () => {
    const unsorted = { sortField: null, sortOrder: null, multiSortMeta: [] };
    const plain = { first: 0, rows: 12, filters: {}, ...unsorted, globalFilter: null };
    expect(listQuery({ rows: 12 })).toEqual(plain);
    const filters = { Id: { value: 5, matchMode: "equals" as const } };
    const sort = [{ field: "Tarih", order: -1 as const }];
    expect(listQuery({ first: 24, rows: 12, filters, sort, search: "arpa" })).toEqual({
      first: 24,
      rows: 12,
      filters,
      sortField: "Tarih",
      sortOrder: -1,
      multiSortMeta: sort,
      globalFilter: "arpa",
    });
    expect(listQuery({ rows: 1, search: "" })["globalFilter"]).toBeNull();
  });
});

describe("responses", () => {
  test.each([
    [400, RejectedError],
    [409, RejectedError],
    [422, RejectedError],
    [401, RefusedError],
    [403, RefusedError],
    [404, NotFoundError],
    [410, NotFoundError],
    [429, BrokenError],
    [500, BrokenError],
    [503, BrokenError],
  ])("status %i becomes a %o", async (status, expected) => {
    answer = plain(status, '{"Message":"gizli ayrıntı"}');
    const error = await failure();
    expect(error).toBeInstanceOf(expected);
    expect(error).toMatchObject({ call: "test.get", detail: `status ${status}` });
    expect((error as Error).message).not.toContain("gizli");
  });

  test("only 401 means an unknown token, only 5xx is transient", async () => {
    const at = async (status: number) => {
      answer = plain(status, "");
      return failure();
    };
    expect(await at(401)).toMatchObject({ tokenRefused: true });
    expect(await at(403)).toMatchObject({ tokenRefused: false });
    expect(await at(502)).toMatchObject({ passing: true });
    expect(await at(429)).toMatchObject({ passing: false });
  });

  test.each([
    ['{"Message":"Bu e-posta zaten kayıtlı."}', "Bu e-posta zaten kayıtlı."],
    ['{"Message":"  "}', null],
    [JSON.stringify({ Message: "a".repeat(9_000) }), "a".repeat(500)],
    ['{"Message":""}', null],
    ['{"Message":{"a":1}}', null],
    ['{"message":"x"}', null],
    ["null", null],
    ["<html>", null],
    ["", null],
  ])("a rejection of %j shows %j", async (body, shownMessage) => {
    answer = plain(400, body);
    expect(await failure()).toMatchObject({ shownMessage });
  });

  test.each(["<html>502</html>", '{"ok": tr', "\u0000"])("%j is broken", async (body) => {
    answer = plain(200, body);
    const error = await failure();
    expect(error).toBeInstanceOf(BrokenError);
    expect(error).toMatchObject({ detail: "answer is not JSON", passing: false });
  });

  test("an empty body reads as nothing", async () => {
    answer = plain(200, " ");
    const call = declareCall({ ...get, answer: z.null() });
    expect(await send(call, { id: 7 }, sending())).toBeNull();
  });

  test("keep letters split over two packets", async () => {
    const text = "ğüşıöç₺".repeat(20);
    const bytes = Buffer.from(JSON.stringify({ text }));
    answer = async (_, response) => {
      for (let at = 0; at < bytes.length; at += 37) {
        await new Promise((resolve) => response.write(bytes.subarray(at, at + 37), resolve));
      }
      response.end();
    };
    const call = declareCall({ ...get, answer: z.object({ text: z.string() }) });
    expect(await send(call, { id: 1 }, sending())).toEqual({ text });
  });

  test("without end are cut off", async () => {
    const megabyte = Buffer.alloc(1024 * 1024, " ");
    answer = (_, response) => {
      const more = (): boolean => response.destroyed || (response.write(megabyte) && more());
      response.on("drain", more);
      more();
    };
    const error = await failure();
    expect(error).toBeInstanceOf(BrokenError);
    expect(error).toMatchObject({ detail: expect.stringMatching(/^answer over \d+ bytes$/) as string });
  });
});

describe("missing responses", () => {
  test("time out", async () => {
    answer = () => undefined;
    expect(await failure({ timeoutMs: 50 })).toBeInstanceOf(TimeoutError);
  });

  test("time out when half arrived", async () => {
    answer = (_, response) => void response.write('{"ok":');
    expect(await failure({ timeoutMs: 100 })).toBeInstanceOf(TimeoutError);
  });

  test("time out when half arrived and fetch ignores its signal", async () => {
    const half = new Response(new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from("half")) }));
    const reading = readBytes("test", half, 100, AbortSignal.timeout(50));
    await expect(reading).rejects.toBeInstanceOf(TimeoutError);
  });

  test("fail when the connection is cut", async () => {
    answer = (_, response) => {
      response.write('{"ok":', () => response.socket?.end());
    };
    expect(await failure()).toBeInstanceOf(UnreachableError);
  });

  test("fail when nothing listens", async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}`;
    const error = await failure({ baseUrl, token: "gizli" });
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ detail: "ECONNREFUSED" });
  });

  test("redirects are not followed, as they could leak the token", async () => {
    answer = plain(302, "", { Location: `${upstream.url}/elsewhere` });
    expect(await failure({ token: "a.b.c" })).toBeInstanceOf(UnreachableError);
    expect(upstream.requestsTo("/elsewhere")).toEqual([]);
  });
});

describe("character sets", () => {
  const answerWith =
    (bytes: Buffer, type: string): Answer =>
    (_, response) =>
      void response.writeHead(200, { "Content-Type": type }).end(bytes);
  const words = declareCall({ ...get, answer: z.object({ ad: z.string() }) });
  const read = () => send(words, { id: 7 }, sending());
  /** "Yılı ücreti" in windows-1254. */
  const turkish = Buffer.from('{"ad":"Y\xfdl\xfd \xfccreti"}', "latin1");

  test("are taken from Content-Type", async () => {
    answer = answerWith(turkish, "application/json; charset=windows-1254");
    expect(await read()).toEqual({ ad: "Yılı ücreti" });
  });

  test("are taken from an XML declaration", async () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="ISO-8859-9"?><Ad>DAN\xddMARKA</Ad>', "latin1");
    const response = new Response(xml, { headers: { "Content-Type": "text/xml" } });
    expect(await readText("rates", response, AbortSignal.timeout(5_000))).toContain("DANİMARKA");
  });

  test("report invalid bytes as a loss", async () => {
    const warn = vi.spyOn(log, "warn").mockReturnValue(undefined);
    answer = answerWith(turkish, "application/json");
    expect(await read()).toEqual({ ad: "Yl creti" });
    expect(warn).toHaveBeenCalledWith(
      { call: "test.get", field: "(bytes)", cost: "cell" },
      expect.any(String),
    );
  });

  test("that are unknown are an error", async () => {
    answer = answerWith(turkish, "application/json; charset=klingon");
    await expect(read()).rejects.toMatchObject({ kind: "broken", detail: "unknown charset klingon" });
  });
});

test("resolves JSON references to earlier objects", async () => {
  const list = declareCall({
    ...get,
    answer: z.array(z.object({ of: z.object({ ad: z.string() }).nullable() })),
  });
  answer = json([
    { $id: "1", of: { $id: "2", ad: "Arpa" } },
    { $id: "3", of: { $ref: "2" } },
    { $id: "4", of: { $ref: "4" } },
  ]);
  expect(await send(list, { id: 7 }, sending())).toEqual([
    { of: { ad: "Arpa" } },
    { of: { ad: "Arpa" } },
    { of: null },
  ]);
});
