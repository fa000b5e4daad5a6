import type { IncomingMessage } from "node:http";
import { parseAddress } from "./address";

export const BODY_LIMIT = 1024 * 1024;

const METHODS = "GET, HEAD, POST, OPTIONS";

/** Why a request is answered at the door. */
export interface Refusal {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

export const TOO_LARGE: Refusal = { status: 413, text: "Content too large" };

/** The address of a request that may come in, or the refusal. */
export function admit({ method, url, headers }: IncomingMessage, origin: string): URL | Refusal {
  if (method === "OPTIONS") return { status: 204, text: "", headers: { Allow: METHODS } };
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    return { status: 405, text: "Method not allowed", headers: { Allow: METHODS } };
  }
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT) return TOO_LARGE;
  return parseAddress(url ?? "", origin) ?? { status: 400, text: "Bad request" };
}
