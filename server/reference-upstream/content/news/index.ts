import type { ContentSeed } from "../types";
import { communityAndEvents } from "./community-and-events";
import { harvestAndPrices } from "./harvest-and-prices";
import { organsAndMembership } from "./organs-and-membership";
import { servicesAndLaboratory } from "./services-and-laboratory";

/** The 40 news items and announcements of domain.md 7.5, newest first. */
export const NEWS: ContentSeed[] = [
  ...harvestAndPrices,
  ...organsAndMembership,
  ...servicesAndLaboratory,
  ...communityAndEvents,
].sort((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0));
