import type { Answer, Given, Topic } from "./questions";

const ANSWER_MS = 5_000;

/** What goes from process to process; what libraries send over the same channel has no such mark. */
type Message =
  | { portal: "question"; id: number; topic: Topic; given: unknown; ofSiblings: boolean }
  | { portal: "answer"; id: number; value: unknown }
  | { portal: "failure"; id: number; reason: string };

/** Answers what the other process asks; `ofSiblings` when it asks all its like and not this one. */
export type Respond = (topic: Topic, given: unknown, ofSiblings: boolean) => unknown;

interface Asked {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

/** One end of the channel between the primary process and a worker: questions and answers in both directions. */
export class Conversation {
  readonly #send: (message: Message) => void;
  readonly #respond: Respond;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;

  constructor(send: (message: object) => void, respond: Respond) {
    this.#send = send;
    this.#respond = respond;
  }

  /** @throws Error when the other process is gone, silent for too long, or could not answer */
  async ask<About extends Topic>(
    topic: About,
    given: Given<About>,
    limitMs?: number,
  ): Promise<Answer<About>> {
    return (await this.#ask(topic, given, false, limitMs)) as Answer<About>;
  }

  /** Asks a worker's siblings, through the primary; those who could not answer are left out. */
  async askSiblings<About extends Topic>(topic: About, given: Given<About>): Promise<Answer<About>[]> {
    return (await this.#ask(topic, given, true)) as Answer<About>[];
  }

  /** To be called with every message that comes. */
  hear(message: unknown): void {
    if (!isOurs(message)) return;
    if (message.portal === "question") {
      void this.#answer(message);
      return;
    }
    const asked = this.#asked.get(message.id);
    if (message.portal === "answer") asked?.resolve(message.value);
    else asked?.reject(new Error(message.reason));
  }

  /** The other process is gone: nobody waits for it any longer. */
  end(): void {
    for (const { reject } of this.#asked.values()) reject(new Error("the process asked has ended"));
  }

  #ask(topic: Topic, given: unknown, ofSiblings: boolean, limitMs = ANSWER_MS): Promise<unknown> {
    const id = (this.#lastId += 1);
    let limit: NodeJS.Timeout;
    return new Promise<unknown>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      limit = setTimeout(() => reject(new Error(`no answer about ${topic} in time`)), limitMs);
      this.#send({ portal: "question", id, topic, given, ofSiblings });
    }).finally(() => {
      clearTimeout(limit);
      this.#asked.delete(id);
    });
  }

  async #answer({ id, topic, given, ofSiblings }: Message & { portal: "question" }): Promise<void> {
    try {
      this.#send({ portal: "answer", id, value: await this.#respond(topic, given, ofSiblings) });
    } catch (error) {
      this.#send({ portal: "failure", id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

function isOurs(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "portal" in message;
}
