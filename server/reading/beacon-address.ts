import type { Id } from "../upstream/ids";
/** Where the browser tells that an item was opened. */
export function beaconHref(id: Id): string {
  return `/okundu/${id}`;
}
