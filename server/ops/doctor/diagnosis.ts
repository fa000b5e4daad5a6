import { NotFoundError, UpstreamError } from "../../upstream/errors";
import type { Answered, Read } from "../../upstream/observed";
import { examine, reasonOf, type Examined, type Misfit } from "./examine";
import type { Habit } from "./habits";
import type { PageVisit } from "./page-visits";
import { WHAT_PAGES_LACK } from "./what-pages-lack";

export interface Lack {
  call: string;
  why: string;
  what: string;
}

export interface CallReport {
  name: string;
  asked: number;
  rows: number | null;
  slowestMs: number;
  /** Of a call that pages gave up on; null is longer than the doctor waits. */
  takesMs?: number | null;
  losses: Record<string, number>;
  failures: string[];
  misfits: Misfit[];
  unfilled: string[];
  habits: Habit[];
}

export type Shown = "whole" | "in part" | "not";

export interface PageReport {
  page: string;
  path: string;
  status: number;
  shown: Shown;
  lacks: Lack[];
  nothing: string[];
}

export class Diagnosis {
  readonly #byKey = new Map<string, Examined>();
  readonly #byName = new Map<string, Examined[]>();

  constructor(
    answers: readonly Answered[],
    readonly habits: readonly Habit[],
    readonly slow: ReadonlyMap<string, number | null>,
  ) {
    for (const answered of answers) {
      const examined = examine(answered);
      this.#byKey.set(answered.key, examined);
      this.#byName.set(answered.name, [...(this.#byName.get(answered.name) ?? []), examined]);
    }
  }

  calls(): CallReport[] {
    const reports = [...this.#byName].map(([name, all]) => this.#callReport(name, all));
    return reports.toSorted((one, other) => one.name.localeCompare(other.name));
  }

  page({ page, path, status, own, html }: PageVisit): PageReport {
    const reads = own.filter((read) => page.id === "site-map" || !isOfMenu(read));
    const lacks = [...this.#lacksOf(reads), ...lacksBefore(html)];
    const answers = this.#answersTo(reads);
    const isEmpty = answers.length > 0 && answers.every(isNothing);
    const shown = status >= 300 ? "not" : lacks.length > 0 || isEmpty ? "in part" : "whole";
    const nothing = isEmpty ? [...new Set(answers.map(({ name }) => name))] : [];
    return { page: page.id, path, status, shown, lacks, nothing };
  }

  frame(visits: readonly PageVisit[]): PageReport {
    const reads = visits.flatMap(({ frame }) => frame);
    const lacks = this.#lacksOf(reads);
    const shown = lacks.length > 0 ? "in part" : "whole";
    return { page: "frame", path: "*", status: 200, shown, lacks, nothing: [] };
  }

  #callReport(name: string, all: readonly Examined[]): CallReport {
    const counted = all.filter(({ rows }) => rows !== null);
    const filled = all.filter(({ isEmpty, failure }) => !isEmpty && failure === null);
    return {
      name,
      asked: all.length,
      rows: counted.length > 0 ? counted.reduce((sum, { rows }) => sum + (rows ?? 0), 0) : null,
      slowestMs: Math.max(...all.map(({ ms }) => ms)),
      ...(this.slow.has(name) && { takesMs: this.slow.get(name) ?? null }),
      losses: lossesOf(all),
      failures: [...new Set(all.flatMap(({ failure }) => failure ?? []))],
      misfits: all.find(({ misfits }) => misfits.length > 0)?.misfits ?? [],
      unfilled: (filled[0]?.unfilled ?? []).filter((field) =>
        filled.every(({ unfilled }) => unfilled.includes(field)),
      ),
      habits: this.habits.filter((habit) => habit.call === name),
    };
  }

  #answersTo(reads: readonly Read[]): Examined[] {
    const keys = new Set(reads.map(({ key }) => key));
    return [...keys].flatMap((key) => this.#byKey.get(key) ?? []);
  }

  #lacksOf(reads: readonly Read[]): Lack[] {
    const whys = reads.flatMap((read) => this.#whysOf(read).map((why) => ({ call: nameIn(read), why })));
    const once = new Map(whys.map((each) => [`${each.call} ${each.why}`, each]));
    return [...once.values()].map((each) => ({ ...each, what: WHAT_PAGES_LACK[each.call] ?? each.call }));
  }

  #whysOf(read: Read): string[] {
    const examined = this.#byKey.get(read.key);
    if (read.error) return this.#failureOf(read, examined);
    const habits = this.habits.filter(({ call, isKept }) => call === nameIn(read) && !isKept);
    const losses = [...(examined?.losses ?? [])].map(([what, count]) => `${count} ${what}`);
    return [...losses, ...habits.map(({ what }) => `${what} is ignored`)];
  }

  #failureOf({ key, error }: Read, examined: Examined | undefined): string[] {
    if (examined?.failure) return [examined.failure];
    // Nothing was asked: the operator names no address for it.
    if (error instanceof NotFoundError) return [];
    const isOfAnother = error instanceof UpstreamError && !key.startsWith(error.call);
    return [isOfAnother ? `${error.call}: ${reasonOf(error)}` : reasonOf(error)];
  }
}

const isNothing = ({ isEmpty, losses }: Examined) => isEmpty && losses.size === 0;

const isOfMenu = ({ key }: Read) => key.startsWith("menu.");

const nameIn = ({ key }: Read) => key.split(":")[0] ?? key;

function lossesOf(all: readonly Examined[]): Record<string, number> {
  const losses: Record<string, number> = {};
  for (const [what, count] of all.flatMap((each) => [...each.losses]))
    losses[what] = (losses[what] ?? 0) + count;
  return losses;
}

function lacksBefore(html: string): Lack[] {
  if (!html.includes('action="/okudum')) return [];
  const why = "this account has not read the notice on data protection: log in once and read it";
  return [{ call: "acknowledgement.check", why, what: "the page behind the notice" }];
}
