import type { Call } from "../upstream/call";

/** What the checks find out for each other: numbers to ask with. */
export interface Found {
  /** ISO dates. */
  today: string;
  monthAgo: string;
  contentId?: number | undefined;
  eventId?: number | undefined;
  albumId?: number | undefined;
  surveyId?: number | undefined;
  officeId?: number | undefined;
  productId?: number | undefined;
  textId?: number | undefined;
  userId?: number | undefined;
  memberId?: number | undefined;
  arrivalId?: number | undefined;
  boughtProductId?: number | undefined;
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
