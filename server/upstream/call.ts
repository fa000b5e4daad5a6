import type { z } from "zod";
import type { Language } from "~/i18n/language";
import { notePrices, upstreamSeconds } from "../observability/metrics";
import { readBody, readReceipt, refusal } from "./answer-text";
import { withDeadline } from "../concurrency/event-loop";
import { BrokenError, TimeoutError, UnreachableError, UpstreamError } from "./errors";
import { countLosses, readAnswer, type AnswerContext, type ReadAnswer } from "./parse-answer";
import type { Lifetime } from "./cache/answer-cache";
import type { TokenRule } from "./tokens";

export interface Call<Params, Answer> {
  name: string;
  method: "GET" | "POST";
  /** Relative to /api/v1, with the query. */
  path: (params: Params) => string;
  body?: (params: Params, language: Language) => Record<string, unknown>;
  /** Reads may be repeated and cached. */
  kind: "read" | "write";
  lifetime: Lifetime | ((params: Params) => Lifetime);
  token: TokenRule;
  answer: z.ZodType<Answer> | ((params: Params) => z.ZodType<Answer>);
}

export type AnswerOf<Declared> = Declared extends Call<never, infer Answer> ? Answer : never;

type Declared<Params, Answer> = Omit<Call<Params, Answer>, "method" | "kind"> &
  Partial<Pick<Call<Params, Answer>, "kind">>;

/** A read unless it says otherwise; writes, and reads with a body, are POSTs. */
export function declareCall<Params, Answer>(call: Declared<Params, Answer>): Call<Params, Answer> {
  const { kind = "read", body } = call;
  return { method: kind === "write" || body ? "POST" : "GET", ...call, kind };
}

export function contractOf<Params, Answer>(
  { answer }: Call<Params, Answer>,
  params: Params,
): z.ZodType<Answer> {
  return typeof answer === "function" ? answer(params) : answer;
}

export function lifetimeOf<Params, Answer>({ lifetime }: Call<Params, Answer>, params: Params): Lifetime {
  return typeof lifetime === "function" ? lifetime(params) : lifetime;
}

export function keyOf<Params>(
  { name }: Call<Params, unknown>,
  params: Params,
  language: Language | "" = "",
): string {
  return `${name}:${language}:${JSON.stringify(params)}`;
}

export interface Sending {
  baseUrl: string;
  language: Language;
  token: string | null;
  timeoutMs: number;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const LANGUAGE_IDS = { tr: "1", en: "2" } as const;

/** @throws UpstreamError */
export async function send<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  sending: Sending,
): Promise<Answer> {
  return (await sendAndCount(call, params, sending)).answer;
}

/** @throws UpstreamError */
export async function sendAndCount<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  sending: Sending,
): Promise<ReadAnswer<Answer>> {
  const end = upstreamSeconds.startTimer({ call: call.name });
  try {
    const response = await fetchAnswer(call, params, sending);
    const answer = readAnswer(
      call.name,
      contractOf(call, params),
      response,
      answerContext(call, params, sending),
    );
    end({ outcome: "ok" });
    if (call.lifetime === "prices") notePrices();
    return answer;
  } catch (error) {
    end({ outcome: error instanceof UpstreamError ? error.kind : "fault" });
    throw error;
  }
}

export function answerContext<Params>(
  call: Call<Params, unknown>,
  params: Params,
  { language }: Pick<Sending, "language">,
): AnswerContext {
  return { language, days: call.path(params).match(ISO_DAY) ?? [] };
}

async function fetchAnswer<Params>(
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

/** The only fetch of the upstream; maps network faults to UpstreamErrors. */
export async function request(callName: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: "error" });
  } catch (error) {
    throw networkError(callName, error);
  }
}

/** @throws UpstreamError, also when it is too long */
export async function readText(callName: string, response: Response, signal: AbortSignal): Promise<string> {
  const bytes = await readBytes(callName, response, MAX_ANSWER_BYTES, signal);
  const charset =
    CHARSET.exec(response.headers.get("Content-Type") ?? "")?.[1] ?? charsetInXml(bytes) ?? "utf-8";
  return decode(callName, bytes, charset);
}

/** Skips a byte order mark; invalid bytes are counted as a loss. */
function decode(callName: string, bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new BrokenError(callName, `unknown charset ${charset}`);
    countLosses(callName, [{ field: "(bytes)", cost: "cell" }]);
    return new TextDecoder(charset).decode(bytes);
  }
}

const CHARSET = /charset="?([\w.:-]+)/i;

const charsetInXml = (bytes: Buffer): string | undefined =>
  /^<\?xml[^>]*encoding=["']([\w.:-]+)/.exec(bytes.toString("latin1", 0, 200))?.[1];

/** @throws UpstreamError, also when it is longer than `limit` or `signal` aborts */
export async function readBytes(
  callName: string,
  response: Response,
  limit: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  // After the first bytes fetch may ignore its signal, so the reader listens to it too.
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

/** Any other code may break a connection after the request was sent. */
const NEVER_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|(?:CERT|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_.*)$/;

function networkError(callName: string, error: unknown): Error {
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) {
    return new TimeoutError(callName, "no answer in time");
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "connection failed";
  return new UnreachableError(callName, code, !NEVER_CONNECTED.test(code));
}
