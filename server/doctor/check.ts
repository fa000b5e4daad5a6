import type { Call } from "../upstream/call";
import type { Id } from "../upstream/ids";

/** What the checks find out for each other: numbers to ask with. */
export interface Found {
  /** ISO dates. */
  today: string;
  monthAgo: string;
  contentId?: Id | undefined;
  eventId?: Id | undefined;
  albumId?: Id | undefined;
  surveyId?: Id | undefined;
  officeId?: Id | undefined;
  productId?: Id | undefined;
  textId?: Id | undefined;
  userId?: Id | undefined;
  memberId?: Id | undefined;
  arrivalId?: Id | undefined;
  boughtProductId?: Id | undefined;
}

/** One reading of the upstream that the doctor makes. */
export interface Check {
  call: Call<unknown, unknown>;
  /** Tells apart several checks of one call. */
  of: string | null;
  /** What to ask with; undefined when nothing was found to ask about. */
  params: (found: Found) => unknown;
  /** What the pages lack without it. */
  lacks: string;
  /** What the others can ask with. */
  note: ((answer: unknown) => Partial<Found>) | null;
}

/** Keeps the types of parameters and answer within a check, and forgets them outside. */
export function check<Params, Answer>(
  call: Call<Params, Answer>,
  lacks: string,
  params: (found: Found) => Params | undefined,
  note: ((answer: Answer) => Partial<Found>) | null = null,
  of: string | null = null,
): Check {
  return { call, lacks, params, note, of } as unknown as Check;
}
