import { gaugeByName } from "~server/observability/metrics";

export class Overloaded extends Error {
  readonly seconds = 5;

  constructor() {
    super("too many requests wait for the app");
    this.name = "Overloaded";
  }
}

interface Room {
  atOnce: number;
  waiting: number;
}

interface Waiting {
  who: string | null;
  begin: () => void;
}

/** One address has half the places at most: a crowd behind it leaves the rest to others. */
export class RequestSlots {
  readonly #room: Room;
  readonly #working: (string | null)[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** `who` is null for the portal itself. @throws Overloaded */
  async during<Result>(who: string | null, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(who);
    try {
      return await work();
    } finally {
      this.#leave(who);
    }
  }

  #enter(who: string | null): Promise<void> | void {
    if (this.#hasPlace(who)) return void this.#working.push(who);
    const waiting = this.#waiting.map((each) => each.who);
    if (!hasRoom(waiting, who, this.#room.waiting)) throw new Overloaded();
    return new Promise((begin) => this.#waiting.push({ who, begin }));
  }

  #leave(who: string | null): void {
    this.#working.splice(this.#working.indexOf(who), 1);
    const next = this.#waiting.findIndex((each) => this.#hasPlace(each.who));
    const [called] = next === -1 ? [] : this.#waiting.splice(next, 1);
    if (!called) return;
    this.#working.push(called.who);
    called.begin();
  }

  #hasPlace(who: string | null): boolean {
    return hasRoom(this.#working, who, this.#room.atOnce);
  }
}

function hasRoom(taken: readonly (string | null)[], who: string | null, most: number): boolean {
  if (taken.length >= most) return false;
  return who === null || taken.filter((each) => each === who).length < most / 2;
}

/** Places of their own, so that no crowd takes another's. */
export class AppSlots {
  readonly kept = new RequestSlots({ atOnce: 4, waiting: 200 });
  readonly lookups = new RequestSlots({ atOnce: 8, waiting: 32 });
  readonly members = new RequestSlots({ atOnce: 8, waiting: 240 });
  readonly files = new RequestSlots({ atOnce: 24, waiting: 240 });
}

export type SlotKind = keyof AppSlots;

export function measureSlots(places: AppSlots): void {
  gaugeByName(
    "portal_app_waiting",
    "Requests that wait for the app, by whose places they wait for",
    "place",
    () => Object.entries(places).map(([name, { waiting }]: [string, RequestSlots]) => [name, waiting]),
  );
}
