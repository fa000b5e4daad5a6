import type { Upstream } from "../../upstream/client";
import { listActiveMembers, type Member } from "../../upstream/contracts/members";
import type { Part } from "../../upstream/lists";

const ROWS = 500;
/** Bounds an upstream that always reports more rows. */
const MAX_PARTS = 40;

export async function allActiveMembers(upstream: Upstream): Promise<Member[]> {
  const first = await upstream.read(listActiveMembers, { first: 0, rows: ROWS });
  if (first.hasMore) return rowsIn(await oneByOne(upstream, first));
  const size = Math.max(1, first.received);
  const parts = Math.min(MAX_PARTS, Math.ceil(first.total / size));
  const starts = Array.from({ length: Math.max(0, parts - 1) }, (_, index) => (index + 1) * size);
  const others = await Promise.all(
    starts.map((start) => upstream.read(listActiveMembers, { first: start, rows: ROWS })),
  );
  return rowsIn([first, ...others]);
}

async function oneByOne(upstream: Upstream, first: Part<Member>): Promise<Part<Member>[]> {
  const parts = [first];
  for (let last = first; last.hasMore && parts.length < MAX_PARTS; parts.push(last)) {
    last = await upstream.read(listActiveMembers, { first: last.total, rows: ROWS });
  }
  return parts;
}

const rowsIn = (parts: readonly Part<Member>[]): Member[] => parts.flatMap(({ rows }) => rows);
