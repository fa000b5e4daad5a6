import type { IncomingMessage, ServerResponse } from "node:http";
import type { AskedHeaders } from "./asked-headers";

/** A request of node:http with the answer that is due. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  asked: AskedHeaders;
  /** The headers that clear cookies of ours which say nothing any more. */
  cleared?: readonly string[];
}

/** Where an answer came from; "none" for the front's own short answers. */
export type Source = "hit" | "stale" | "miss" | "pass" | "static" | "none";

/** What was sent. */
export interface Outcome {
  status: number;
  source: Source;
  bytes: number;
}
