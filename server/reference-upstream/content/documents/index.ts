import type { ContentSeed } from "../types";
import { ACTIVITY_REPORTS } from "./activity-reports";
import { QUALITY_CERTIFICATES } from "./certificates";
import { STATISTICS } from "./statistics";
import { STRATEGIC_PLANS } from "./strategic-plans";

/** Reports of every year: kinds 13, 14, 15 and 23. Bulletins and yearly prices depend on the day. */
export const DOCUMENTS: ContentSeed[] = [
  ...ACTIVITY_REPORTS,
  ...STRATEGIC_PLANS,
  ...QUALITY_CERTIFICATES,
  ...STATISTICS,
];
