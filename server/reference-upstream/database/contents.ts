import type { InStatement } from "@libsql/client";
import { CORPORATE_TEXTS } from "../content/corporate-texts";
import { EVENTS } from "../content/events";
import { MENU_PAGES } from "../content/menu-pages";
import { NEWS } from "../content/news";
import { POLICIES } from "../content/policies";
import { fillContent } from "./fill-content";
import { fillEvents } from "./fill-events";

const CONTENT = [...NEWS, ...MENU_PAGES, ...POLICIES, ...CORPORATE_TEXTS];

/** Everything that was written for the demo exchange, for telling one version of it from another. */
export const WRITTEN = [CONTENT, EVENTS];

/** The statements that write it with the dates it has on a day. */
export function fillWritten(today: string): InStatement[] {
  return [...fillContent(CONTENT, today), ...fillEvents(EVENTS, today)];
}
