/** Where the browser tells that an item was opened. */
export function beaconHref(id: number): string {
  return `/okundu/${id}`;
}
