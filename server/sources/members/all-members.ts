import type { Upstream } from "../../upstream/client";
import { listActiveMembers, type Member } from "../../upstream/contracts/members";

/** As many as the upstream gives at once. */
const ROWS = 500;
/** No exchange has more members than this many parts hold. */
const MAX_PARTS = 40;

/** All active members, by their numbers, however many parts they come in. */
export async function allActiveMembers(upstream: Upstream): Promise<Member[]> {
  const first = await upstream.read(listActiveMembers, { first: 0, rows: ROWS });
  const size = Math.max(1, first.rows.length);
  const parts = Math.min(MAX_PARTS, Math.ceil(first.total / size));
  const starts = Array.from({ length: Math.max(0, parts - 1) }, (_, index) => (index + 1) * size);
  const others = await Promise.all(
    starts.map((start) => upstream.read(listActiveMembers, { first: start, rows: ROWS })),
  );
  return [first, ...others].flatMap(({ rows }) => rows);
}
