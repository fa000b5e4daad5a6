import type { ContentSeed } from "../types";
import { DECLARATIONS } from "./forms";
import { MEMBERSHIP_DOCUMENTS } from "./required-documents";

/** What members hand in: kinds 16 and 17. */
export const MEMBERSHIP: ContentSeed[] = [...MEMBERSHIP_DOCUMENTS, ...DECLARATIONS];
