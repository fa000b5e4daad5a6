import { BULLETINS } from "./bulletins";
import { CONTENT } from "./content";
import { GALLERY } from "./gallery";
import { MEMBER_BULLETIN } from "./member-bulletin";
import { MESSAGES } from "./messages";
import { OTHERS } from "./others";
import { PEOPLE_AND_MEMBERS } from "./people-and-members";
import { PRICES } from "./prices";
import { READING } from "./reading";
import { SURVEYS_AND_PRIVACY } from "./surveys-and-privacy";
import { EVENTS } from "./events";
import { MENUS } from "./menus";
import { PURCHASE_TOTALS } from "./purchase-totals";
import { TRADES } from "./trades";
import { USERS_AND_ACKNOWLEDGEMENT } from "./users-and-acknowledgement";
import type { Corpus } from "./sample";

/** What was seen of every call's answers. */
export const CORPUS: Corpus[] = [
  ...PRICES,
  ...BULLETINS,
  ...CONTENT,
  ...GALLERY,
  ...PEOPLE_AND_MEMBERS,
  ...SURVEYS_AND_PRIVACY,
  ...READING,
  ...MESSAGES,
  ...OTHERS,
  ...USERS_AND_ACKNOWLEDGEMENT,
  ...MEMBER_BULLETIN,
  ...EVENTS,
  ...PURCHASE_TOTALS,
  ...TRADES,
  ...MENUS,
];
