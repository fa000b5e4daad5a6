import { printable, fold } from "~/i18n/letters";
import { BrokenError, NotFoundError, RefusedError, RejectedError, TimeoutError } from "./errors";
import { readYesNo } from "./coerce";

export function refusal(callName: string, status: number, body: string): Error {
  const detail = `status ${status}`;
  if (status === 504) return new TimeoutError(callName, detail);
  if (status >= 500) return new BrokenError(callName, detail, true, false, status === 502);
  if (status === 404 || status === 410) return new NotFoundError(callName, detail);
  if (status === 401 || status === 403) return new RefusedError(callName, detail, status === 401);
  if (status === 429) return new BrokenError(callName, detail);
  return new RejectedError(callName, detail, messageOf(body));
}

const MAX_MESSAGE = 500;

function messageOf(body: string): string | null {
  try {
    const { Message } = parseJson(body) as { Message?: unknown };
    return (typeof Message === "string" && printable(Message.trim().slice(0, MAX_MESSAGE))) || null;
  } catch {
    return null;
  }
}

const MAY_BE_UNPRINTABLE =
  /\\u(?:00[0189]|007f|20[26]|d[89a-f]|fffd)|\\[bf]|[\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffd]/i;

function parseJson(body: string): unknown {
  if (!MAY_BE_UNPRINTABLE.test(body)) return JSON.parse(body);
  return JSON.parse(body, (_, value: unknown) => (typeof value === "string" ? printable(value) : value));
}

export function readBody(callName: string, status: number, body: string): unknown {
  if (status === 204 || body.trim() === "") return null;
  try {
    const value = parseJson(body);
    return body.includes('"$ref"') ? withReferences(value, new Map()) : value;
  } catch {
    throw new BrokenError(callName, "answer is not JSON");
  }
}

const IS_PAGE = /^\s*</;

/** Resolves `{"$ref":"2"}`, as .NET serializers write repeated objects. */
function withReferences(value: unknown, objects: Map<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => withReferences(each, objects));
  if (typeof value !== "object" || value === null) return value;
  const { $id, $ref } = value as { $id?: unknown; $ref?: unknown };
  if ($ref !== undefined) return objects.get($ref) ?? null;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withReferences(member, objects)]),
  );
  if ($id !== undefined) objects.set($id, resolved);
  return resolved;
}

/** A 2xx may be empty, or a word. @throws UpstreamError for a page or a rejection */
export function readReceipt(callName: string, body: string): unknown {
  const said = receiptIn(body);
  if (typeof said === "string" && IS_PAGE.test(said))
    throw new BrokenError(callName, "answer is a page", false, false, true);
  if (isRejectionEnvelope(said)) throw new RejectedError(callName, "the answer says no", messageOf(body));
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

/** Members whose "no", or negative number, means a rejection. */
const VERDICTS = new Set([
  "success",
  "issuccess",
  "successful",
  "issuccessful",
  "succeeded",
  "issucceeded",
  "basarili",
  "basarilimi",
  "islembasarili",
  "sonuc",
]);
/** Members whose "yes", or text, means a rejection. */
const FAULTS = new Set([
  "haserror",
  "haserrors",
  "iserror",
  "error",
  "errors",
  "hata",
  "hatalar",
  "hatavar",
  "hatali",
]);
const STATES = new Set(["status", "durum", "sonuc", "result"]);
const BAD_STATES = new Set(["error", "fail", "failed", "failure", "hata", "hatali", "basarisiz"]);

/** `success` false, `sonuc` 0 or -1, `hasError` true, `error` with words, `status` "error"; a bare false. */
export function isRejectionEnvelope(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return readYesNo(answer) === false;
  const inner = Array.isArray(answer) && answer.length === 1 ? (answer[0] as unknown) : answer;
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return false;
  return Object.entries(inner).some(([name, said]) => isRefusal(fold(name).replaceAll("_", ""), said));
}

function isRefusal(name: string, said: unknown): boolean {
  if (VERDICTS.has(name) && (readYesNo(said) === false || Number(said) < 0)) return true;
  if (FAULTS.has(name) && tellsFault(said)) return true;
  return STATES.has(name) && typeof said === "string" && BAD_STATES.has(fold(said).trim());
}

function tellsFault(said: unknown): boolean {
  if (typeof said === "object" && said !== null) return Object.keys(said).length > 0;
  if (typeof said === "string") return said.trim() !== "" && readYesNo(said) !== false;
  return said === true || (typeof said === "number" && said !== 0);
}
