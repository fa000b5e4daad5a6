import { counter } from "./metrics";

/** Why a request is refused for the safety of others; docs/operating.md says what each reason means. */
const REASONS = ["foreign", "trap", "ticket", "owner", "signature"] as const;

/** Counts a refusal: one by one they are mistakes, many are somebody who tries. */
export const countRefused = counter(
  "portal_refused_total",
  "Requests refused for safety, by the reason",
  "reason",
  REASONS,
);
