import { printable } from "~/i18n/printable";
import { BrokenError, NotFoundError, RefusedError, RejectedError, TimeoutError } from "./errors";
import { isRejectionEnvelope } from "./rejection-envelope";

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

/** @throws BrokenError */
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
