import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderLookup } from "./header-lookup";

export interface RequestResponse {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  lookup: HeaderLookup;
  /** Set-Cookie headers that clear cookies of ours which say nothing any more. */
  cleared?: readonly string[];
}

/** "none" for the front's own short answers. */
export type Source = "hit" | "stale" | "miss" | "pass" | "static" | "none";

export interface Outcome {
  status: number;
  source: Source;
  bytes: number;
}
