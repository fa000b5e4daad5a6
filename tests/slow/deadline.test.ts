import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { json, startRecorder, type Answer, type Recorder } from "../support/recorder";
import { declareCall, send } from "../../server/upstream/call";
import { TimeoutError } from "../../server/upstream/errors";
import { suspendedCalls, withResilience } from "../../server/upstream/resilience";

const get = declareCall({
  name: "test.get",
  lifetime: "none",
  token: "none",
  path: (_: null) => "Thing/Get",
  answer: z.object({ ok: z.boolean() }),
});

let answer: Answer;
let upstream: Recorder;
beforeAll(async () => {
  upstream = await startRecorder((request, response) => answer(request, response));
});
afterAll(() => upstream.stop());
beforeEach(() => {
  answer = json({ ok: true });
});

const ask = () => send(get, null, { baseUrl: upstream.url, language: "tr", token: null, timeoutMs: 300 });

describe("a busy process", () => {
  const busyFor = (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until;);
  };

  test("reads an answer that arrived meanwhile before timing out, and suspends nothing", async () => {
    const stalled = () => {
      const request = ask();
      setTimeout(() => busyFor(1_000), 10);
      return request;
    };
    for (let count = 0; count < 4; count += 1)
      expect(await withResilience("test.stalled", { isRead: true }, stalled)).toEqual({ ok: true });
    expect(suspendedCalls()).toEqual([]);
  });

  test("still times out without an answer", async () => {
    answer = () => undefined;
    setTimeout(() => busyFor(500), 10);
    expect(await ask().catch((error: unknown) => error)).toBeInstanceOf(TimeoutError);
  });
});
