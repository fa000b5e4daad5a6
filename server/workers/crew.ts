import cluster, { type Worker } from "node:cluster";
import { log } from "../log";
import { Conversation } from "./conversation";
import type { Answer, Given, Topic } from "./questions";
import { WorkerEnded } from "./worker-ended";

/** After a worker that died the next one waits, longer each time; one that lived for a while was no failure of the start. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const GOOD_LIFE_MS = 60_000;
/** Longer than a worker takes to finish what is in flight. */
const LEAVE_LIMIT_MS = 15_000;

interface Member {
  worker: Worker;
  conversation: Conversation;
  isReady: boolean;
  /** Told to leave, or about to be: nobody takes its place when it ends. */
  isLeaving: boolean;
  /** The address it serves. @throws WorkerEnded when it ends before */
  ready: Promise<string>;
  ended: Promise<void>;
}

interface CrewOptions {
  size: number;
  /** Answers what a worker asks of the primary. */
  answer: (topic: Topic, given: unknown, worker: number) => unknown;
  /** Is told of each worker that has ended. */
  onEnded: (worker: number) => void;
}

/** The worker processes, which share one port: as many as were asked for, each replaced when it dies. */
export class Crew {
  readonly #options: CrewOptions;
  readonly #members = new Set<Member>();
  #failures = 0;
  #isEnding = false;
  #replacing: Promise<void> | null = null;

  constructor(options: CrewOptions) {
    this.#options = options;
  }

  /** Starts them all; the address they serve. @throws WorkerEnded */
  async start(): Promise<string> {
    const members = Array.from({ length: this.#options.size }, () => this.#hire());
    const [url = ""] = await Promise.all(members.map(({ ready }) => ready));
    for (const member of members) this.#replaceWhenDead(member);
    return url;
  }

  /** What each worker that takes requests answers; who can't answer is left out. */
  async ask<About extends Topic>(
    topic: About,
    given: Given<About>,
    except?: number,
  ): Promise<Answer<About>[]> {
    const asked = [...this.#members].filter(({ isReady, worker }) => isReady && worker.id !== except);
    const told = await Promise.allSettled(asked.map(({ conversation }) => conversation.ask(topic, given)));
    return told.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  }

  /** Puts a new worker in the place of each, one after another: the old one leaves when the new one takes requests. */
  replaceAll(): Promise<void> {
    this.#replacing ??= this.#replaceEach().finally(() => (this.#replacing = null));
    return this.#replacing;
  }

  /** Ends them all, each after what it has in flight. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all([...this.#members].map((member) => leave(member)));
  }

  async #replaceEach(): Promise<void> {
    for (const old of [...this.#members].filter(({ isLeaving }) => !isLeaving)) {
      const successor = this.#hire();
      await successor.ready;
      this.#replaceWhenDead(successor);
      await leave(old);
    }
    log.info("every worker was replaced");
  }

  #hire(): Member {
    const worker = cluster.fork();
    let welcome: (url: string) => void;
    let refuse: (reason: Error) => void;
    const conversation = new Conversation(
      (message) => void worker.send(message),
      (topic, given, ofSiblings) => {
        if (ofSiblings) return this.ask(topic, given as Given<typeof topic>, worker.id);
        if (topic !== "ready") return this.#options.answer(topic, given, worker.id);
        member.isReady = true;
        welcome(given as string);
        return null;
      },
    );
    const member: Member = {
      worker,
      conversation,
      isReady: false,
      isLeaving: false,
      ready: new Promise((resolve, reject) => ([welcome, refuse] = [resolve, reject])),
      ended: new Promise((resolve) => {
        worker.once("exit", (code: number | null) => {
          this.#members.delete(member);
          conversation.end();
          refuse(new WorkerEnded(code ?? 1));
          this.#options.onEnded(worker.id);
          resolve();
        });
      }),
    };
    worker.on("message", (message: unknown) => conversation.hear(message));
    // It may end while something is on its way to it; that it ended is told by "exit".
    worker.on("error", (error) => log.debug({ err: error }, "a worker could not be reached"));
    this.#members.add(member);
    return member;
  }

  #replaceWhenDead(member: Member): void {
    const since = Date.now();
    void member.ended.then(() => {
      if (this.#isEnding || member.isLeaving) return;
      log.error({ process: member.worker.process.pid }, "a worker died");
      if (Date.now() - since > GOOD_LIFE_MS) this.#failures = 0;
      this.#rehire();
    });
  }

  #rehire(): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    setTimeout(() => {
      if (this.#isEnding) return;
      const member = this.#hire();
      member.ready.then(
        () => this.#replaceWhenDead(member),
        () => this.#rehire(),
      );
    }, pause);
  }
}

/** Tells a worker to finish and go; one that does not is ended. */
async function leave(member: Member): Promise<void> {
  member.isLeaving = true;
  const { worker, ended } = member;
  worker.process.kill("SIGTERM");
  const limit = setTimeout(() => worker.process.kill("SIGKILL"), LEAVE_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}
