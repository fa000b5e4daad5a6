import type { z } from "zod";
import type { Language } from "~/language";
import { printable } from "~/text/printable";
import {
  BrokenError,
  NotFoundError,
  RefusedError,
  RejectedError,
  TimeoutError,
  UnreachableError,
  UpstreamError,
} from "./errors";
import { upstreamSeconds } from "../metrics";
import { withDeadline } from "./deadline";
import { readAnswer, type ReadAnswer } from "./fitted";
import type { Lifetime } from "./lifetimes";
import { saysNo } from "./says-no";
import type { TokenRule } from "./tokens";

/** One upstream call, declared: what is sent, what must come back, and how it may be kept. */
export interface Call<Params, Answer> {
  /** For logs, metrics and cache keys. */
  name: string;
  method: "GET" | "POST";
  /** Below /api/v1, query included. */
  path: (params: Params) => string;
  /** The payload of a POST; a call without it stays bodyless. */
  body?: (params: Params, language: Language) => Record<string, unknown>;
  /** A read may be repeated and kept; a POST can be one too. */
  kind: "read" | "write";
  lifetime: Lifetime | ((params: Params) => Lifetime);
  token: TokenRule;
  /** What is read of the answer; who asked for one record, one kind or one day is told nothing of others. */
  answer: z.ZodType<Answer> | ((params: Params) => z.ZodType<Answer>);
}

/** What a declared call answers. */
export type AnswerOf<Declared> = Declared extends Call<never, infer Answer> ? Answer : never;

/** Declares a call; the types of its parameters and its answer follow from the declaration. */
export function declareCall<Params, Answer>(call: Call<Params, Answer>): Call<Params, Answer> {
  return call;
}

/** The contract of the answer to these parameters. */
export function contractOf<Params, Answer>(
  { answer }: Call<Params, Answer>,
  params: Params,
): z.ZodType<Answer> {
  return typeof answer === "function" ? answer(params) : answer;
}

/** How long the answer to these parameters counts as fresh. */
export function lifetimeOf<Params, Answer>({ lifetime }: Call<Params, Answer>, params: Params): Lifetime {
  return typeof lifetime === "function" ? lifetime(params) : lifetime;
}

export interface Sending {
  baseUrl: string;
  language: Language;
  token: string | null;
  timeoutMs: number;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const LANGUAGE_IDS = { tr: "1", en: "2" } as const;

/**
 * Sends a declared call once and reads its answer by the contract.
 * @throws one of the six upstream errors.
 */
export async function send<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  sending: Sending,
): Promise<Answer> {
  return (await sendAndCount(call, params, sending)).answer;
}

/** The same for who tells what is missing. @throws one of the six upstream errors */
export async function sendAndCount<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  sending: Sending,
): Promise<ReadAnswer<Answer>> {
  const end = upstreamSeconds.startTimer({ call: call.name });
  try {
    const sent = await ask(call, params, sending);
    const answer = readAnswer(call.name, contractOf(call, params), sent, sending.language);
    end({ outcome: "ok" });
    return answer;
  } catch (error) {
    end({ outcome: error instanceof UpstreamError ? error.kind : "fault" });
    throw error;
  }
}

/** Sends a declared call once; the answer as it came, whatever it holds. @throws UpstreamError */
export async function ask<Params>(
  call: Call<Params, unknown>,
  params: Params,
  sending: Sending,
): Promise<unknown> {
  const { language, token } = sending;
  const headers: Record<string, string> = {
    Accept: "application/json",
    Lang: language,
    langid: LANGUAGE_IDS[language],
  };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const payload = call.body && JSON.stringify({ ...call.body(params, language), source: "web" });
  if (payload !== undefined) headers["Content-Type"] = "application/json";

  const url = `${sending.baseUrl}/api/v1/${call.path(params)}`;
  const { response, body } = await withDeadline(sending.timeoutMs, async (signal) => {
    const response = await request(call.name, url, { method: call.method, headers, body: payload, signal });
    return { response, body: await readText(call.name, response, signal) };
  });
  if (!response.ok) throw refusal(call.name, response.status, body);
  return call.kind === "write" ? readReceipt(call.name, body) : readBody(call.name, response.status, body);
}

/** The only fetch of the upstream: every network fault becomes one of ours. */
export async function request(callName: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: "error" });
  } catch (error) {
    throw networkError(callName, error);
  }
}

/** The text of an answer. @throws UpstreamError, also when it is too long */
export async function readText(callName: string, response: Response, signal: AbortSignal): Promise<string> {
  // Reads past a byte order mark; a letter that falls between two chunks is whole again by now.
  return new TextDecoder().decode(await readBytes(callName, response, MAX_ANSWER_BYTES, signal));
}

/** The whole body of an answer. @throws UpstreamError, also when it is longer than `limit` or `signal` aborts */
export async function readBytes(
  callName: string,
  response: Response,
  limit: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  // Once an answer has begun, fetch holds its signal so loosely that it may be forgotten: who reads must listen too.
  const stop = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    for (let part = await reader?.read(); part?.value && size <= limit; part = await reader?.read()) {
      size += part.value.byteLength;
      chunks.push(part.value);
    }
    if (size > limit) await reader?.cancel();
    signal.throwIfAborted();
  } catch (error) {
    throw networkError(callName, error);
  } finally {
    signal.removeEventListener("abort", stop);
  }
  if (size > limit) throw new BrokenError(callName, `answer over ${limit} bytes`);
  return Buffer.concat(chunks);
}

function networkError(callName: string, error: unknown): Error {
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) {
    return new TimeoutError(callName, "no answer in time");
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "connection failed";
  return new UnreachableError(callName, code);
}

function refusal(callName: string, status: number, body: string): Error {
  const detail = `status ${status}`;
  if (status >= 500) return new BrokenError(callName, detail, true);
  if (status === 404 || status === 410) return new NotFoundError(callName, detail);
  if (status === 401 || status === 403) return new RefusedError(callName, detail, status === 401);
  if (status === 429) return new BrokenError(callName, detail);
  return new RejectedError(callName, detail, messageOf(body));
}

/** What is wrong with a form is said in less. */
const MAX_MESSAGE = 500;

function messageOf(body: string): string | null {
  try {
    const { Message } = parseJson(body) as { Message?: unknown };
    return (typeof Message === "string" && printable(Message.trim().slice(0, MAX_MESSAGE))) || null;
  } catch {
    return null;
  }
}

// Looked for first, because reading every text of an answer one by one is slow.
const MAY_BE_UNPRINTABLE =
  /\\u(?:00[0189]|007f|20[26]|d[89a-f]|fffd)|\\[bf]|[\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffd]/i;

function parseJson(body: string): unknown {
  if (!MAY_BE_UNPRINTABLE.test(body)) return JSON.parse(body);
  return JSON.parse(body, (_, value: unknown) => (typeof value === "string" ? printable(value) : value));
}

function readBody(callName: string, status: number, body: string): unknown {
  if (status === 204) return null;
  try {
    return parseJson(body);
  } catch {
    throw new BrokenError(callName, "answer is not JSON");
  }
}

const IS_PAGE = /^\s*</;

/** What a 2xx says to a write: it may be nothing, or a word. @throws UpstreamError for a page, or what says no */
function readReceipt(callName: string, body: string): unknown {
  const said = receiptIn(body);
  if (typeof said === "string" && IS_PAGE.test(said)) throw new BrokenError(callName, "answer is a page");
  if (saysNo(said)) throw new RejectedError(callName, "the answer says no", messageOf(body));
  return said;
}

function receiptIn(body: string): unknown {
  if (body.trim() === "") return null;
  try {
    return parseJson(body);
  } catch {
    return printable(body);
  }
}
