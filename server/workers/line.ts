import type { Worker } from "node:cluster";
import { env } from "../env";
import { Conversation } from "./conversation";
import type { Answerers, Topic } from "./questions";

/** A worker's line to the primary process. */
export interface PrimaryLine extends Pick<Conversation, "ask" | "askSiblings"> {
  /** Leaves in good order: a connection that is just being handed over goes to a sibling. */
  leave(): Promise<void>;
}

const answerers: Answerers = {};

const role = env.WEB_CONCURRENCY > 1 ? await findRole() : "alone";

/** Whether this process starts workers and serves nobody itself. */
export const isPrimary = role === "primary";

/** Whom this process asks for what all processes of a portal share; null where there is one process alone. */
export const primary: PrimaryLine | null = typeof role === "string" ? null : lineOf(role);

/** From now on this process answers questions about a topic. */
export function answer<About extends Topic>(topic: About, by: NonNullable<Answerers[About]>): void {
  Object.assign(answerers, { [topic]: by });
}

// Loaded for several processes only.
async function findRole(): Promise<"primary" | Worker> {
  const { default: cluster } = await import("node:cluster");
  return cluster.worker ?? "primary";
}

function lineOf(worker: Worker): PrimaryLine {
  const conversation = new Conversation(
    (message) => void worker.send(message),
    (topic, given) => {
      const by = answerers[topic] as ((given: unknown) => unknown) | undefined;
      if (!by) throw new Error(`nothing is known about ${topic}`);
      return by(given);
    },
  );
  process.on("message", (message) => conversation.hear(message));
  return {
    ask: (...question) => conversation.ask(...question),
    askSiblings: (...question) => conversation.askSiblings(...question),
    leave: () =>
      new Promise((resolve) => {
        process.once("disconnect", resolve);
        worker.disconnect();
      }),
  };
}
