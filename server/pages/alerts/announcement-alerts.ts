import type { Language } from "~/i18n/language";
import { wordsIn } from "~/i18n/words";
import { now } from "../../config/clock";
import { beginning } from "../../html/rich-text";
import { upstreamFor } from "../../upstream/client";
import { type ContentItem, listNewest } from "../../upstream/contracts/content";
import { newsLink } from "../content/news";
import { localizedRows, orFallback } from "../fallbacks";
import { addDays } from "../prices/days/trading-days";
import { ANNOUNCEMENTS } from "./subscriptions";
import { type Alert, notification } from "./todays-alerts";

/** Enough to have the new ones behind those that are pinned. */
const NEWEST = { type: "announcement", count: 20 } as const;
/** Hours of the day: nobody is woken by a text that appears at midnight. */
const WAKING = { from: 7, until: 21 };
/** A notification of 4 KB is refused. */
const [MOST_OF_TITLE, MOST_OF_TEXT] = [150, 300];

/** Those of today, and of yesterday after the last hour. @throws UpstreamError */
export async function announcementAlerts(): Promise<Alert[]> {
  const moment = now();
  if (moment.hour < WAKING.from || moment.hour >= WAKING.until) return [];
  const today = moment.toISODate();
  const yesterday = addDays(today, -1);
  return (await newestIn("tr")).flatMap((item) => {
    const day = item.date?.slice(0, 10) ?? "";
    return item.title !== null && day >= yesterday && day <= today ? [announcementAlert(item, day)] : [];
  });
}

const newestIn = (language: Language) =>
  localizedRows({ upstream: upstreamFor(language), language }, listNewest, NEWEST);

function announcementAlert(item: ContentItem, day: string): Alert {
  const key = `${day}-${ANNOUNCEMENTS}-${item.id}`;
  return {
    topic: ANNOUNCEMENTS,
    key,
    tag: key,
    async notificationIn(language) {
      const own = (await orFallback(newestIn(language), [])).find(({ id }) => id === item.id);
      const { title, summary, textLanguage } = own ?? { ...item, textLanguage: "tr" as const };
      const wording = { language, t: await wordsIn(language) };
      return notification(language, {
        topic: ANNOUNCEMENTS,
        tag: key,
        title: beginning(title ?? "", MOST_OF_TITLE),
        lines: [beginning(summary ?? "", MOST_OF_TEXT)],
        page: newsLink(item, wording).href,
        ...(textLanguage && { textLanguage }),
      });
    },
  };
}
