import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderLookup } from "./visitor";

export interface RequestResponse {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  lookup: HeaderLookup;
  /** Set-Cookie headers that clear obsolete cookies of ours. */
  cleared?: readonly string[];
}

export type Source = "hit" | "stale" | "miss" | "pass" | "static" | "none";

export interface Outcome {
  status: number;
  source: Source;
  bytes: number;
}
