import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderLookup } from "./visitor";

export interface RequestResponse {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  lookup: HeaderLookup;
  cleared?: readonly string[];
}

export type Source = "hit" | "stale" | "miss" | "pass" | "static" | "none";

export interface Outcome {
  status: number;
  source: Source;
  bytes: number;
}
