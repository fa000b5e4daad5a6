import { UpstreamError } from "../../upstream/errors";
import type { Answered } from "../../upstream/observed";

export interface Habit {
  call: string;
  what: "paging" | "the search word" | "the year";
  isKept: boolean;
}

type Params = Record<string, unknown>;
type Repeat = NonNullable<Answered["again"]>;

const TIMEOUT_MS = 15_000;
/** Nobody writes so, and nothing was published then. */
const NO_WORD = "qxzwvkj";
const NO_YEAR = 1907;

export async function tryHabits(answers: readonly Answered[]): Promise<Habit[]> {
  const habits: Habit[] = [];
  for (const { name, again } of oneOfEach(answers)) {
    const params = again.params as Params;
    if ("first" in params) habits.push(...(await tryPaging(name, again, params)));
    if ("search" in params)
      habits.push(...(await tryNothing(name, again, "the search word", { search: NO_WORD })));
    if ("year" in params && "first" in params)
      habits.push(...(await tryNothing(name, again, "the year", { year: NO_YEAR })));
  }
  return habits;
}

function oneOfEach(answers: readonly Answered[]): { name: string; again: Repeat }[] {
  const most = new Map<string, { name: string; again: Repeat; size: number }>();
  for (const { name, again, sent, error } of answers) {
    if (error || !again || again.call.kind !== "read" || typeof again.params !== "object" || !again.params)
      continue;
    const size = JSON.stringify(sent ?? null).length;
    if (size > (most.get(name)?.size ?? 0)) most.set(name, { name, again, size });
  }
  return [...most.values()];
}

async function tryPaging(call: string, again: Repeat, params: Params): Promise<Habit[]> {
  const part = (first: number) => rowsOf(again, { ...params, search: "", first, rows: 1 });
  const [one, two] = [await part(0), await part(1)];
  if (!one || !two || one.length === 0 || two.length === 0) return [];
  return [{ call, what: "paging", isKept: JSON.stringify(one[0]) !== JSON.stringify(two[0]) }];
}

async function tryNothing(call: string, again: Repeat, what: Habit["what"], asked: Params): Promise<Habit[]> {
  const found = await rowsOf(again, { ...(again.params as Params), first: 0, ...asked });
  return found ? [{ call, what, isKept: found.length === 0 }] : [];
}

async function rowsOf({ ask }: Repeat, params: Params): Promise<unknown[] | null> {
  try {
    const answer = await ask(params, TIMEOUT_MS);
    return (Array.isArray(answer) ? answer : ((answer as Params | null)?.["rows"] ?? null)) as
      unknown[] | null;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
