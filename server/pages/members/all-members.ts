import { sum } from "d3-array";
import type { Upstream } from "../../upstream/client";
import { listActiveMembers, type Member } from "../../upstream/contracts/members";
import type { Part, Rows } from "../../upstream/lists";

const ROWS = 500;
/** Bounds an upstream that always reports more rows. */
const MAX_PARTS = 40;

export async function allActiveMembers(upstream: Upstream): Promise<Member[]> {
  const { rows, unread } = await activeMemberRows(upstream);
  upstream.noteMissing("members", unread);
  return rows;
}

export async function activeMemberRows(upstream: Upstream): Promise<Rows<Member>> {
  const first = await upstream.read(listActiveMembers, { first: 0, rows: ROWS });
  if (first.hasMore) return joined(await oneByOne(upstream, first));
  const size = Math.max(1, first.received);
  const parts = Math.min(MAX_PARTS, Math.ceil(first.total / size));
  const starts = Array.from({ length: Math.max(0, parts - 1) }, (_, index) => (index + 1) * size);
  const others = await Promise.all(
    starts.map((start) => upstream.read(listActiveMembers, { first: start, rows: ROWS })),
  );
  return joined([first, ...others]);
}

/** For an upstream that omits the total. */
async function oneByOne(upstream: Upstream, first: Part<Member>): Promise<Part<Member>[]> {
  const parts = [first];
  for (let last = first; last.hasMore && parts.length < MAX_PARTS; parts.push(last)) {
    last = await upstream.read(listActiveMembers, { first: last.total, rows: ROWS });
  }
  return parts;
}

const joined = (parts: readonly Rows<Member>[]): Rows<Member> => ({
  rows: parts.flatMap(({ rows }) => rows),
  unread: sum(parts, ({ unread }) => unread),
});
