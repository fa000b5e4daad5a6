import { poll } from "./waiting";

/** A response as it came: redirects are not followed. */
export interface Visit {
  status: number;
  headers: Headers;
  body: string;
}

const BROWSER_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** Opens an address as a browser: a navigation that accepts HTML. */
export function open(origin: string, path: string, headers: Record<string, string> = {}): Promise<Visit> {
  return ask(origin, path, { headers: { Accept: BROWSER_ACCEPT, ...headers } });
}

/** Requests an address as a program. */
export async function ask(origin: string, path: string, init: RequestInit = {}): Promise<Visit> {
  const response = await fetch(origin + path, { redirect: "manual", ...init });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body };
}

/** Repeats until a response is as wanted; the last response when the time is up. */
export const askUntil = (
  isWished: (visit: Visit) => boolean,
  question: () => Promise<Visit>,
  limitMs?: number,
): Promise<Visit> => poll(question, isWished, { pauseMs: 200, ...(limitMs !== undefined && { limitMs }) });
