import type { ServerResponse } from "node:http";

/** For visitors who read slowly, of bodies that are theirs alone. */
const MOST_BYTES = 64 * 1024 * 1024;

const unread = new Map<ServerResponse, number>();
let bytes = 0;

export function endWith(res: ServerResponse, body: Buffer, mostBytes = MOST_BYTES): void {
  res.end(body);
  if (res.writableLength === 0) return;
  unread.set(res, body.length);
  bytes += body.length;
  res.once("close", () => forget(res));
  for (const oldest of unread.keys()) {
    if (bytes <= mostBytes) return;
    oldest.destroy();
    forget(oldest);
  }
}

function forget(res: ServerResponse): void {
  bytes -= unread.get(res) ?? 0;
  unread.delete(res);
}
