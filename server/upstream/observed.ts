import { channel, subscribe } from "node:diagnostics_channel";
import type { z } from "zod";
import type { Language } from "~/language";
import type { AnyCall } from "./call";

/** What the doctor hears of reading the upstream. In a portal that serves nobody listens, and nothing is made. */

/** Something was read for a page, from memory or anew; or it could not be. */
export interface Read {
  key: string;
  error: unknown;
}

/** A request to the upstream was answered, or was not. */
export interface Answered {
  key: string;
  name: string;
  language: Language;
  contract: z.ZodType;
  /** What came; undefined when nothing did. */
  sent: unknown;
  error: unknown;
  ms: number;
  /** The declared call, and how to make it again; null for feeds of other houses. */
  again: { call: AnyCall; params: unknown; ask: Again } | null;
}

/** Makes the same call again, with the same token. @throws UpstreamError */
export type Again = (params: unknown, timeoutMs: number) => Promise<unknown>;

/** A request with its answer, as both went over the wire. */
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
