import { poll } from "./waiting";

/** An answer as it came: redirects are not followed. */
export interface Visit {
  status: number;
  headers: Headers;
  body: string;
}

const BROWSER_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** Opens an address as somebody who reads would: a navigation that accepts HTML. */
export function open(origin: string, path: string, headers: Record<string, string> = {}): Promise<Visit> {
  return ask(origin, path, { headers: { Accept: BROWSER_ACCEPT, ...headers } });
}

/** Asks for an address as a program would. */
export async function ask(origin: string, path: string, init: RequestInit = {}): Promise<Visit> {
  const response = await fetch(origin + path, { redirect: "manual", ...init });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body };
}

/** Asks until an answer is as wished; the last answer when the time is up. */
export const askUntil = (
  isWished: (visit: Visit) => boolean,
  question: () => Promise<Visit>,
  limitMs?: number,
): Promise<Visit> => poll(question, isWished, { pauseMs: 200, ...(limitMs !== undefined && { limitMs }) });
