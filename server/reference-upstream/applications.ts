/** What a user can be let into: each has a key for StatuDegistir, which its token then names. */
export const APPLICATIONS = {
  portal: { id: 11, key: "portal" },
  bulletin: { id: 12, key: "online-bulten" },
} as const;

const KEYS: readonly string[] = Object.values(APPLICATIONS).map(({ key }) => key);

/** Whether there is an application with that key. */
export function isApplicationKey(key: string): boolean {
  return KEYS.includes(key);
}
