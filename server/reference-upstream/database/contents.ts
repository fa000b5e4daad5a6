import type { InStatement } from "@libsql/client";
import { CORPORATE_TEXTS } from "../content/corporate-texts";
import { INTRODUCTIONS } from "../content/introductions";
import { DATA_PROTECTION_FORMS } from "../content/data-protection";
import { DOCUMENTS } from "../content/documents";
import { monthlyBulletins, yearlyPrices } from "../content/documents/price-documents";
import { EVENTS } from "../content/events";
import { OFFICES } from "../content/exchange";
import { GALLERY_PICTURES } from "../content/gallery";
import { MEDIA } from "../content/media";
import { MEMBERSHIP } from "../content/membership";
import { MENU_PAGES } from "../content/menu-pages";
import { NEWS } from "../content/news";
import { PORTRAITS } from "../content/people";
import { POLICIES } from "../content/policies";
import { SERVICES } from "../content/services";
import { pictureRecipe } from "../files/recipes";
import { USER_PHOTOS } from "../user-photos";
import { fillContent } from "./fill-content";
import { fillEvents } from "./fill-events";
import { insertRecipes } from "./insert";

const CONTENT = [
  ...NEWS,
  ...MENU_PAGES,
  ...POLICIES,
  ...CORPORATE_TEXTS,
  ...INTRODUCTIONS,
  ...MEDIA,
  ...SERVICES,
  ...MEMBERSHIP,
  ...DOCUMENTS,
];

/** Bulletins and yearly prices, as many as are out on a day. */
const ofDay = (today: string) => [...CONTENT, ...monthlyBulletins(today), ...yearlyPrices(today)];
const SAMPLE_DAY = "2026-11-20";

const OFFICE_MAPS = OFFICES.flatMap(({ map }) => (map ? [pictureRecipe(map)] : []));

/** The files of what the database doesn't hold: it has no dates in its texts. */
const FILES = [...PORTRAITS, ...GALLERY_PICTURES, ...DATA_PROTECTION_FORMS, ...OFFICE_MAPS, ...USER_PHOTOS];

/** Everything that was written for the demo exchange, for telling one version of it from another. */
export const WRITTEN = [ofDay(SAMPLE_DAY), EVENTS, FILES];

/** The statements that write it with the dates it has on a day. */
export function fillWritten(today: string): InStatement[] {
  return [...fillContent(ofDay(today), today), ...fillEvents(EVENTS, today), ...insertRecipes(FILES)];
}
