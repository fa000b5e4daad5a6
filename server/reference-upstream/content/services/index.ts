import type { ContentSeed } from "../types";
import { EXCHANGE_PAGES } from "./exchange-pages";
import { FEE_TARIFFS } from "./fee-tariffs";
import { INCENTIVES } from "./incentives";
import { QUOTATION_LIST } from "./quotation-list";
import { SERVICE_STANDARDS } from "./service-standards";
import { TENDERS } from "./tenders";

/** What the exchange does and charges: kinds 11, 18, 19, 22, 24 and the page of the livestock market. */
export const SERVICES: ContentSeed[] = [
  ...INCENTIVES,
  ...FEE_TARIFFS,
  ...QUOTATION_LIST,
  ...SERVICE_STANDARDS,
  ...TENDERS,
  ...EXCHANGE_PAGES,
];
