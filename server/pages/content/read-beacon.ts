import type { Id } from "../../upstream/ids";
export function beaconHref(id: Id): string {
  return `/okundu/${id}`;
}
