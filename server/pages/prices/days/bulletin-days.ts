import type { Upstream } from "../../../upstream/client";
import { readBulletinOfDay, type Bulletin } from "../../../upstream/contracts/bulletins";

const AT_ONCE = 4;

export type DatedBulletin = Bulletin & { day: string };

/** @throws UpstreamError */
export async function readDays(upstream: Upstream, days: readonly string[]) {
  const bulletins: DatedBulletin[] = [];
  for (let at = 0; at < days.length; at += AT_ONCE) {
    const some = days.slice(at, at + AT_ONCE);
    const read = some.map(async (day) => ({ day, ...(await upstream.read(readBulletinOfDay, { day })) }));
    bulletins.push(...(await Promise.all(read)));
  }
  return bulletins;
}
