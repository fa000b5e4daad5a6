import parseRange from "range-parser";

/** A byte range (RFC 9110, 14), both ends included. */
export interface Part {
  start: number;
  end: number;
}

const PLAIN = /^bytes=(\d{1,15})-(\d{1,15})?$/;

/** A plain single range; conditions, several ranges and suffix ranges are cut from the whole file here. */
export function rangeForStore({ method, headers }: Request): string | null {
  const range = headers.get("Range");
  const [, start, end] = PLAIN.exec(range ?? "") ?? [];
  const isPlain = start !== undefined && (end === undefined || Number(start) <= Number(end));
  return method === "GET" && isPlain && !headers.has("If-Range") ? range : null;
}

const WELL_FORMED = /^bytes=\s*(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*$/;

export function partOf({ method, headers }: Request, stored: Headers): Part | "none" | null {
  const range = headers.get("Range");
  const length = lengthOf(stored);
  if (method !== "GET" || range === null || length === null || !isUnchanged(headers, stored)) return null;
  if (!WELL_FORMED.test(range)) return null;
  const ranges = parseRange(length, range, { combine: true });
  if (ranges === -1) return "none";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

export function lengthOf(stored: Headers): number | null {
  const length = stored.get("Content-Length");
  return length !== null && /^\d+$/.test(length) && !stored.has("Content-Encoding") ? Number(length) : null;
}

/** If-Range requires a strong tag. */
function isUnchanged(conditions: Headers, stored: Headers): boolean {
  const condition = conditions.get("If-Range");
  if (condition === null) return true;
  if (condition.startsWith('"')) return condition === stored.get("ETag");
  return !condition.startsWith("W/") && condition === stored.get("Last-Modified");
}

export function cut(body: ReadableStream<Uint8Array>, { start, end }: Part): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) {
          controller.close();
          return;
        }
        const [from, until] = [Math.max(start - at, 0), Math.min(end + 1 - at, value.length)];
        at += value.length;
        if (until <= from) continue;
        controller.enqueue(value.subarray(from, until));
        if (at <= end) return;
        controller.close();
        return reader.cancel();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
