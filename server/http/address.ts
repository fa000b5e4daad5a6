/** Longer addresses are none of ours; the app answers them with 414. */
export const MAX_ADDRESS = 4096;

/**
 * The URL of a request line, on our own origin whatever the Host header says; null if it is malformed or
 * would lead elsewhere (`//evil`, `/\evil`, `http://evil/`, broken percent signs).
 */
export function parseAddress(target: string, origin: string): URL | null {
  if (!target.startsWith("/") || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  try {
    return decodeURIComponent(url.pathname).includes("\0") ? null : url;
  } catch {
    return null;
  }
}

/** The path of a request line, for the log: without the query, which may say something about the visitor. */
export function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}
