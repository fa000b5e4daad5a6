import { counter } from "../observability/metrics";

const REASONS = ["foreign", "trap", "form-token", "owner", "signature"] as const;

export const countRefused = counter(
  "portal_refused_total",
  "Requests refused for safety, by the reason",
  "reason",
  REASONS,
);
