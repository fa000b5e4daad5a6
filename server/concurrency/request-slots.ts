import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { findPage } from "~/pages";
import { gaugeByName } from "~server/observability/metrics";

export class OverloadedError extends Error {
  readonly seconds = 5;

  constructor() {
    super("too many requests wait for the app");
    this.name = "OverloadedError";
  }
}

export type SlotKind = "cached" | "lookups" | "members" | "files";

/** Concurrent and waiting requests by kind: a crowd of one kind takes no slots of another. */
const SLOTS: Readonly<Record<SlotKind, { atOnce: number; waiting: number }>> = {
  cached: { atOnce: 4, waiting: 200 },
  lookups: { atOnce: 8, waiting: 32 },
  members: { atOnce: 8, waiting: 240 },
  files: { atOnce: 24, waiting: 240 },
};

const FILES = /^\/(?:dosya\/|profil-resmi$)/;

export function slotKindOf(method: string | undefined, pathname: string): SlotKind {
  if (FILES.test(pathname)) return "files";
  if (method === "POST") return pathname.startsWith("/okundu/") ? "lookups" : "members";
  return findPage(pathname)?.page.shape === "form" ? "members" : "lookups";
}

export class RequestSlots {
  readonly #bulkheads = {
    cached: limiterOf("cached"),
    lookups: limiterOf("lookups"),
    members: limiterOf("members"),
    files: limiterOf("files"),
  };

  waiting(kind: SlotKind): number {
    return SLOTS[kind].waiting - this.#bulkheads[kind].queueSlots;
  }

  async during<Result>(kind: SlotKind, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#bulkheads[kind].execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new OverloadedError() : error;
    }
  }
}

const limiterOf = (kind: SlotKind) => bulkhead(SLOTS[kind].atOnce, SLOTS[kind].waiting);

export function measureSlots(slots: RequestSlots): void {
  const kinds = Object.keys(SLOTS) as SlotKind[];
  gaugeByName("portal_app_waiting", "Requests that wait for the app, by their kind", "kind", () =>
    kinds.map((kind) => [kind, slots.waiting(kind)]),
  );
}
