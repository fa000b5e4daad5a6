/** A number in [0, 1), the same for the same key: FNV-1a with Murmur's finalizer. */
export function uniform(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** A standard normal number, the same for the same key (Box and Muller). */
export function normal(key: string): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(`${key}:r`)));
  return radius * Math.cos(2 * Math.PI * uniform(`${key}:a`));
}
