import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendAndCount } from "../../server/upstream/call";
import { lossCount } from "../../server/observability/metrics";
import { BrokenError } from "../../server/upstream/errors";
import { json, startRecorder, type Recorder } from "../support/recorder";
import { CORPUS, withoutNulls, type Corpus } from "./corpus";

/** Odd upstream answers, sent over HTTP and read by the contracts. */

let answer: unknown;
let upstream: Recorder;

beforeAll(async () => {
  upstream = await startRecorder((request, response) => {
    if (answer === undefined) response.writeHead(204).end();
    else return json(answer)(request, response);
  });
});
afterAll(() => upstream.stop());

async function ask({ call, params }: Corpus, payload: unknown): Promise<{ read: unknown; missing: number }> {
  answer = payload;
  const sending = { baseUrl: upstream.url, language: "tr", token: null, timeoutMs: 5_000 } as const;
  const { answer: read, missing } = await sendAndCount(call, params as never, sending);
  return { read: withoutNulls(read), missing };
}

/** How often each loss was counted, from Prometheus' metrics. */
async function lossesOf(name: string): Promise<Map<string, number>> {
  const { values } = await lossCount.get();
  const own = values.filter(({ labels }) => labels.call === name);
  return new Map(own.map(({ labels, value }) => [`${labels.cost} ${labels.field}`, value]));
}

/** The losses of one read. */
async function lostBy(name: string, read: () => Promise<unknown>): Promise<string[]> {
  const before = await lossesOf(name);
  await read();
  const after = await lossesOf(name);
  return [...after].filter(([what, count]) => count > (before.get(what) ?? 0)).map(([what]) => what);
}

test("each corpus file belongs to a declared call", () => {
  const files = readdirSync(join(import.meta.dirname, "corpus")).map((name) => name.replace(/\.json$/, ""));
  expect(files.toSorted()).toEqual(CORPUS.map(({ call }) => call.name).toSorted());
});

describe.each(CORPUS.map((corpus) => [corpus.call.name, corpus] as const))("%s", (_, corpus) => {
  test.each(corpus.taken)("reads $title", async ({ answer, read, missing, lost }) => {
    const losses = await lostBy(corpus.call.name, async () =>
      expect(await ask(corpus, answer)).toStrictEqual({ read, missing }),
    );
    expect(losses.toSorted()).toEqual(lost.toSorted());
  });

  test.each(corpus.refused)("rejects $title, naming the path and no data", async ({ answer, path, lost }) => {
    let error: unknown;
    const losses = await lostBy(corpus.call.name, async () => {
      error = await ask(corpus, answer).catch((thrown: unknown) => thrown);
    });
    expect(losses.toSorted()).toEqual(lost.toSorted());
    expect(error).toBeInstanceOf(BrokenError);
    const { call, detail, message, passing } = error as BrokenError;
    expect(call).toBe(corpus.call.name);
    expect(detail).toMatch(new RegExp(`^contract: ${path.replaceAll(".", "\\.")}: \\S`));
    expect(message).not.toMatch(/gizli|lira|dün|BGD|2026/);
    // An answer outside the contract stays so when read again.
    expect(passing).toBe(false);
  });
});
