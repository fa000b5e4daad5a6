import { channel, subscribe } from "node:diagnostics_channel";

/** What a page got when it read something; for the doctor, as in a portal that serves nobody listens. */
export type Read = { key: string; value: unknown } | { key: string; error: unknown };

const reads = channel("portal.upstream.read");

export function tellRead(read: Read): void {
  if (reads.hasSubscribers) reads.publish(read);
}

export function onRead(listener: (read: Read) => void): void {
  subscribe(reads.name, (message) => listener(message as Read));
}
