import { channel, subscribe } from "node:diagnostics_channel";
import type { z } from "zod";
import type { AnyCall } from "./call";
import type { Asked } from "./parse-answer";

/** For the doctor: in a portal that serves nobody listens, and nothing is made. */

export interface Read {
  key: string;
  error: unknown;
}

export interface Answered {
  key: string;
  name: string;
  asked: Asked;
  contract: z.ZodType;
  sent: unknown;
  error: unknown;
  ms: number;
  again: { call: AnyCall; params: unknown; ask: Again } | null;
}

/** With the same token. @throws UpstreamError */
export type Again = (params: unknown, timeoutMs: number) => Promise<unknown>;

export interface Exchanged {
  call: AnyCall;
  params: unknown;
  body: string | undefined;
  status: number;
  contentType: string | null;
  text: string;
}

export const reads = told<Read>("portal.upstream.read");
export const answers = told<Answered>("portal.upstream.answered");
export const exchanges = told<Exchanged>("portal.upstream.exchanged");

function told<Message>(name: string) {
  const to = channel(name);
  return {
    tell(make: () => Message): void {
      if (to.hasSubscribers) to.publish(make());
    },
    hear(listener: (message: Message) => void): void {
      subscribe(name, (message) => listener(message as Message));
    },
  };
}
