/** An answer as it came: redirects are not followed. */
export interface Visit {
  status: number;
  headers: Headers;
  body: string;
  /** How long it took, in milliseconds. */
  ms: number;
}

const BROWSER_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** Opens an address as somebody who reads would: a navigation that accepts HTML. */
export function open(origin: string, path: string, headers: Record<string, string> = {}): Promise<Visit> {
  return ask(origin, path, { headers: { Accept: BROWSER_ACCEPT, ...headers } });
}

/** Asks for an address as a program would. */
export async function ask(origin: string, path: string, init: RequestInit = {}): Promise<Visit> {
  const startedAt = performance.now();
  const response = await fetch(origin + path, { redirect: "manual", ...init });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, ms: performance.now() - startedAt };
}

/** Asks until an answer is as wished, every half second; the last answer when the time is up. */
export async function askUntil(
  isWished: (visit: Visit) => boolean,
  limitMs: number,
  question: () => Promise<Visit>,
): Promise<Visit> {
  const limit = performance.now() + limitMs;
  for (;;) {
    const visit = await question();
    if (isWished(visit) || performance.now() > limit) return visit;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
